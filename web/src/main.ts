import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app/app.svelte";
import { router } from "./app/router.svelte";
import { registerServiceWorker } from "./app/serviceWorker";
import { loadPage } from "./pages/loadPage";
import "./look/index.css";
import { room } from "./look/room.svelte";

room.watch();
// Load texts and the page's own script at the same time.
void app.load();
router.update();
if (router.route.page !== "not-found") void loadPage(router.route.page).catch(() => null);
mount(App, { target: document.getElementById("app") ?? document.body });
registerServiceWorker();
