import { mount } from "svelte";
import App from "./App.svelte";
import { registerServiceWorker } from "./app/serviceWorker";
import "./look/index.css";

mount(App, { target: document.getElementById("app") ?? document.body });
registerServiceWorker();
