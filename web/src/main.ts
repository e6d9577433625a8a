import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./app/worker";
import "./look/index.css";

mount(App, { target: document.getElementById("app") ?? document.body });
startWorker();
