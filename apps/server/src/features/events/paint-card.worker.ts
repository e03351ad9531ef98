import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { Answer } from "../../lib/heavy-work/task.ts";
import { drawableThai } from "../../lib/drawable-thai.ts";
import type { paintCardTask } from "./social-cards.ts";

const require = createRequire(import.meta.url);
const fontFiles = ["400Regular/Sarabun_400Regular.ttf", "700Bold/Sarabun_700Bold.ttf"].map((file) =>
  require.resolve(`@expo-google-fonts/sarabun/${file}`),
);
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Sarabun" };

export const answer: Answer<typeof paintCardTask> = (drawing) =>
  new Resvg(drawableThai(drawing), { font }).render().asPng();
