import type { Answer } from "../../lib/heavy-work/task.ts";
import { drawShown } from "./draw-pictures.ts";
import type { drawPartTask } from "./painter.ts";

export const answer: Answer<typeof drawPartTask> = ({ original, crop, kind }) => drawShown(original, crop, kind);
