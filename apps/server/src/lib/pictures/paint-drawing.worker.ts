import { Resvg } from "@resvg/resvg-js";
import { documentFonts } from "../documents/fonts.ts";
import { drawableThai } from "../drawable-thai.ts";
import type { Answer } from "../heavy-work/task.ts";
import type { paintDrawingTask } from "./drawings.ts";

const font = { fontFiles: Object.values(documentFonts), loadSystemFonts: false, defaultFontFamily: "Sarabun" };

export const answer: Answer<typeof paintDrawingTask> = (drawing) =>
  new Resvg(drawableThai(drawing), { font }).render().asPng();
