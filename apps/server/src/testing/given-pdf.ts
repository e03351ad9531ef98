/** A PDF of one empty page, with something in it. */
export function givenPdf(inside = ""): Buffer {
  const body = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${inside}\n`;
  const list = "xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 3>>\n";
  return Buffer.from(`${body}${list}startxref\n${Buffer.byteLength(body, "latin1")}\n%%EOF\n`, "latin1");
}
