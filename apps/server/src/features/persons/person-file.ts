import { zipSync, strToU8 } from "fflate";
import type { PersonData } from "./person-data.queries.ts";

/** The data of one person as a ZIP: `person.json` for programs, `person.html` for people, the pictures of slips, documents, and photographs of protests. */
export function personFile(name: string, { tables, slips, documents, photos }: PersonData): Uint8Array {
  const pictures = slips.map(({ id, bytes }) => [`slips/${id}.webp`, bytes] as const);
  const answered = documents.map(({ id, mediaType, bytes }) => {
    return [`documents/${id}.${mediaType === "application/pdf" ? "pdf" : "webp"}`, bytes] as const;
  });
  const ofProtests = photos.map(({ id, bytes }) => [`protests/${id}.webp`, bytes] as const);
  return zipSync({
    "person.json": strToU8(JSON.stringify({ name, ...tables }, null, 2)),
    "person.html": strToU8(pageOf(name, tables)),
    ...Object.fromEntries([...pictures, ...answered, ...ofProtests]),
  });
}

function pageOf(name: string, tables: PersonData["tables"]): string {
  const parts = Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => `<h2>${escaped(table)}</h2>${rows.map((row) => listOf(row)).join("<hr>")}`);
  return `<!doctype html><html lang="th"><meta charset="utf-8"><title>${escaped(name)}</title><h1>${escaped(name)}</h1>${parts.join("")}</html>`;
}

/** A row as a list of its fields; empty ones are left out. */
function listOf(value: unknown): string {
  if (value === null || typeof value !== "object") return escaped(String(value));
  const fields = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return `<dl>${fields.map(([field, each]) => `<dt>${escaped(field)}</dt><dd>${listOf(each)}</dd>`).join("")}</dl>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
