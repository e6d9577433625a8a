import { expect, test } from "vitest";
import { house } from "./house.svelte";
import { linkTo } from "./reach";

test("a link for others leads to where the server is found, and the key stands behind the hash", () => {
  house.reach = "http://192.168.1.7:8765";
  expect(linkTo("kx3m", "secret")).toBe("http://192.168.1.7:8765/t/kx3m#secret");
  expect(linkTo("kx3m")).toBe("http://192.168.1.7:8765/t/kx3m");
});
