import { webImagesSaveMember } from "@time-event/contract/answer-files";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { pdfProblem } from "../../lib/documents/pdf-problem.ts";
import { redrawInPool } from "../../lib/pictures/redraw-task.ts";

/** A document as it is stored. */
export interface ReadDocument extends Pick<AnswerFile, "mediaType"> {
  readonly content: Uint8Array;
}

/** Small print stays readable. */
const asDocument = { largestSide: 2_400, keepsTransparency: false };

/** A scan of some pages. It cannot be redrawn, so it is kept as it came and never shown, only given back to be saved. */
const largestPdfBytes = 5_000_000;

/** Reads an uploaded document: a picture is redrawn; the caller's bytes are moved away. @throws Refused */
export async function readDocument(pool: WorkerPool, file: Uint8Array): Promise<ReadDocument> {
  if (isPdf(file)) {
    if (file.length > largestPdfBytes) throw refusedFile("document_too_large");
    const problem = await pdfProblem(file);
    if (problem) throw refusedFile(problem === "active" ? "document_active" : "not_a_document");
    return { mediaType: "application/pdf", content: file };
  }
  const answer = await redrawInPool(pool, file, asDocument);
  if ("bytes" in answer) return { mediaType: "image/webp", content: answer.bytes };
  throw refusedFile(answer.problem === "not_a_picture" ? "not_a_document" : answer.problem);
}

/** By its first bytes: its name and its stated type do not count. */
function isPdf(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(0, 5)).toString("latin1") === "%PDF-";
}

function refusedFile(code: Exclude<keyof (typeof webImagesSaveMember)["refuses"], "too_many_documents" | "fixed">) {
  return new Refused(webImagesSaveMember, [{ path: "file", code }]);
}
