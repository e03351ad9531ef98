import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { givenPdf } from "../../testing/given-pdf.ts";
import { pdfProblem } from "./pdf-problem.ts";

const packed = (objects: string, about = "/Filter/FlateDecode") =>
  givenPdf(
    `3 0 obj<</Type/ObjStm${about}>>stream\n${deflateSync(Buffer.from(objects)).toString("latin1")}\nendstream endobj`,
  );

it("finds nothing wrong with a plain PDF, whose objects may be packed", async () => {
  expect(await pdfProblem(givenPdf())).toBeUndefined();
  expect(await pdfProblem(packed("<</Type/Page>>"))).toBeUndefined();
});

it.each([
  ["nothing but its first bytes", Buffer.from("%PDF-")],
  ["a page of the web behind them", Buffer.from("%PDF-1.7<html><script>alert(1)</script>\n%%EOF")],
  ["an archive behind it", Buffer.concat([givenPdf(), Buffer.from("PK\x03\x04")])],
  ["no list where it says", Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n3\n%%EOF")],
  ["no version", Buffer.from(givenPdf().toString("latin1").replace("%PDF-1.7", "%PDF-x.y"), "latin1")],
])("is no PDF with %s", async (_what, file) => {
  expect(await pdfProblem(file)).toBe("not_a_pdf");
});

it.each([
  ["starts a program", givenPdf("3 0 obj<</S/Launch/F(cmd.exe)>>endobj")],
  ["runs a script", givenPdf("3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj")],
  ["writes that in another way", givenPdf("3 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj")],
  ["carries a file", givenPdf("3 0 obj<</Type/EmbeddedFile>>endobj")],
  ["packs an action", packed("<</S/Launch/F(cmd.exe)>>")],
  ["packs its objects twice", packed("<<>>", "/Filter[/ASCIIHexDecode/FlateDecode]")],
  ["hides that it packs objects", givenPdf("3 0 obj<</Type/Obj#53tm/Filter/FlateDecode>>stream\nx\nendstream endobj")],
  ["unpacks to very much", packed(" ".repeat(33_000_000))],
  ["locks its objects", givenPdf("3 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nsecret\nendstream endobj")],
])("is active where it %s", async (_what, file) => {
  expect(await pdfProblem(file)).toBe("active");
});
