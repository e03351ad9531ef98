import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page loads dozens of small scripts on one connection, so a few hundred bytes of each count; smaller files only grow. */
const worthwhileBytes = 200;

/**
 * Writes a `.br` and a `.gz` beside every text file below the folder, with the strongest compression: done once, sent
 * often.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < worthwhileBytes) return;
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
