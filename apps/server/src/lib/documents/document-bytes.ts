import type PDFDocument from "pdfkit";

/** All bytes of a document; asked before something is drawn, they come once it has ended. */
export function documentBytes(document: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}
