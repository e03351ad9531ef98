import type pg from "pg";
import { bytesOf, type Part, textOf } from "./archive-reader.ts";
import { createTally } from "./archive-writer.ts";
import { type BackupHead, BackupError, type Manifest, manifestName, nameOf, readManifest } from "./backup-format.ts";
import { loadRows, type RowLoader } from "./load-rows.ts";
import type { createPlacing } from "./place-files.ts";

/** What a part of the archive really held, to compare with the manifest. */
type Found = Pick<Manifest, "tables" | "files">;

interface Loading {
  readonly file: string;
  readonly placing: ReturnType<typeof createPlacing>;
  readonly onTable: ((name: string, done: number, of: number) => void) | undefined;
}

/** Stores what the archive holds and returns its manifest, which was checked against what was stored. */
export async function loadContents(
  client: pg.Client,
  parts: AsyncGenerator<Part>,
  head: BackupHead,
  { file, placing, onTable }: Loading,
): Promise<Manifest> {
  const found: Found = { tables: [], files: [] };
  let manifest: Manifest | undefined;
  let open: { name: string; loader: RowLoader; tally: ReturnType<typeof createTally> } | undefined;
  const byName = new Map(head.tables.map((table) => [nameOf(table), table]));

  const closeTable = async () => {
    if (!open) return;
    const { schema, name } = byName.get(open.name)!;
    found.tables.push({ schema, name, rows: await open.loader.finish(), ...open.tally.total() });
    open = undefined;
  };

  for await (const part of parts) {
    const [kind, name = ""] = part.name.split("/");
    if (open && (kind !== "rows" || name !== open.name)) await closeTable();
    if (kind === "rows") {
      const table = byName.get(name);
      if (!table) throw new BackupError(`${file} is damaged: it holds rows of an unknown table.`);
      if (!open) onTable?.(table.name, found.tables.length, head.tables.length);
      open ??= { name, loader: loadRows(client, table), tally: createTally() };
      for await (const chunk of part.chunks) {
        open.tally.take(chunk);
        await open.loader.write(chunk);
      }
    } else if (kind === "files") {
      const bytes = await bytesOf(part);
      const tally = createTally();
      tally.take(bytes);
      await placing.write(name, bytes);
      found.files.push({ name, ...tally.total() });
    } else if (part.name === manifestName) manifest = readManifest(await textOf(part), file);
  }
  if (!manifest) throw new BackupError(`${file} is cut off.`);
  refuseDifferences(file, manifest, found);
  return manifest;
}

function refuseDifferences(file: string, manifest: Manifest, found: Found): void {
  const stored = new Map(found.tables.map((table) => [nameOf(table), table]));
  const nothing = { rows: 0, ...createTally().total() };
  const different = manifest.tables.filter((table) => {
    const { rows, bytes, sha256 } = stored.get(nameOf(table)) ?? nothing;
    return rows !== table.rows || bytes !== table.bytes || sha256 !== table.sha256;
  });
  const names = different.map(nameOf);
  if (JSON.stringify(manifest.files) !== JSON.stringify(found.files)) names.push("files");
  if (names.length > 0) {
    throw new BackupError(`${file} is damaged: ${names.join(", ")} is not what was written into it.`);
  }
}
