// What is shown of games that were brought in, loaded with its messages when there are any.

import { app } from "../app/app.svelte";

export const loadOffer = async () =>
  (await Promise.all([import("./ImportOffer.svelte"), app.openChapter("imports")]))[0].default;

export const loadMark = async () =>
  (await Promise.all([import("./ImportedMark.svelte"), app.openChapter("imports")]))[0].default;
