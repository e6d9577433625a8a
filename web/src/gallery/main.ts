import { mount } from "svelte";
import "../look/index.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, {
  target: document.getElementById("app") ?? document.body,
  props: { part: asked.get("part"), width: Number(asked.get("width")) || null },
});
