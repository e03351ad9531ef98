import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { drawableThai } from "../drawable-thai.ts";
import type { Answer } from "../heavy-work/task.ts";
import type { paintDrawingTask } from "./drawings.ts";

const require = createRequire(import.meta.url);
const fontFiles = ["400Regular/Sarabun_400Regular.ttf", "700Bold/Sarabun_700Bold.ttf"].map((file) =>
  require.resolve(`@expo-google-fonts/sarabun/${file}`),
);
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Sarabun" };

export const answer: Answer<typeof paintDrawingTask> = (drawing) =>
  new Resvg(drawableThai(drawing), { font }).render().asPng();
