import * as z from "zod/mini";
import { staffDownload } from "./define-call.ts";
import { code, idParam } from "./fields.ts";

export const categoryCertificatesGet = staffDownload({
  name: "category-certificates-get",
  shows: ["event", "category", "entry", "result"],
  summary: "The certificates of all finishers of a category in rank order, a page each, as one PDF to print.",
  mediaTypes: ["application/pdf"],
  right: { permission: "results_publish", at: "event" },
  params: z.object({ eventId: idParam, category: code, language: z._default(z.enum(["th", "en"]), "th") }),
});
