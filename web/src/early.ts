// Runs before the first paint, while the scripts of the page are still being loaded: it sets theme, text size and language
// of the static shell, and requests what the page will need next. It may share no modules with the page.

/** Written by the build: the files of each page, by the first part of its path and the third, if it has one. */
declare const __FILES__: Readonly<Record<string, readonly string[]>>;

const root = document.documentElement;
const STATIC = import.meta.env.MODE === "static";
const address = STATIC ? location.hash.replace(/^#|[?#].*/g, "") : location.pathname;
const [first = "", second, third] = address.split("/").filter(Boolean);
const path = third === undefined ? first : `${first}/${third}`;
if (path === "") root.dataset["page"] = "start";

let lang: string | null = null;
let seated = false;
let offline = STATIC;
try {
  const { theme, text } = JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>;
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  if (typeof text === "number") root.style.setProperty("--text-size", String(text / 100));
  lang = localStorage.getItem("lang");
  offline ||= localStorage.getItem("offline") === "1";
  seated = path === "t" && (localStorage.getItem(`table.${second}`) ?? "").includes('"seats":["');
} catch {
  // Without storage there is no choice to remember.
}
const languages = [lang, ...navigator.languages].map((text) => (text ?? "").slice(0, 2).toLowerCase());
root.lang = languages.find((text) => ["de", "en", "fr", "hu"].includes(text)) ?? "en";

if (import.meta.env.PROD) {
  // In a folder of files, games and texts are files, too (`contentAddress`).
  const file = (path: string, type: string): void => preload(STATIC ? `.${path}.${type}` : path, "fetch");
  file(`/api/locales/${root.lang}`, "ftl");
  file("/api/games", "json");
  if (!offline) for (const url of ["/api/guest", "/api/address"]) preload(url, "fetch");
  if (path === "rules" && second !== undefined) file(`/api/rulebooks/${second}/${root.lang}`, "json");
  const pages = __FILES__;
  const files = new Set([path, ...(seated ? ["t/game"] : [])].flatMap((name) => pages[name] ?? []));
  for (const file of files) preload(file, file.endsWith(".css") ? "style" : "module");
}

function preload(href: string, as: "fetch" | "style" | "module"): void {
  const link = document.createElement("link");
  link.rel = as === "module" ? "modulepreload" : "preload";
  if (as !== "module") link.as = as;
  link.crossOrigin = "anonymous"; // as the page itself requests them
  if (as !== "fetch") link.fetchPriority = "low"; // the shell comes first
  link.href = href;
  document.head.append(link);
}
