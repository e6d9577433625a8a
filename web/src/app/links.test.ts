import { expect, test } from "vitest";
import { app } from "./app.svelte";
import { tableLink } from "./links";

test("a link for others uses the public origin, with the key in the fragment", () => {
  app.publicOrigin = "http://192.168.1.7:8765";
  expect(tableLink("kx3m", "secret")).toBe("http://192.168.1.7:8765/t/kx3m#secret");
  expect(tableLink("kx3m")).toBe("http://192.168.1.7:8765/t/kx3m");
  expect(tableLink("kx3m", "secret", "a-game")).toBe("http://192.168.1.7:8765/t/kx3m?game=a-game#secret");
});
