import * as z from "zod/mini";

/** Counts up when an older version could not read what this one writes. */
export const newestFormat = 1;

// A backup is a tar archive compressed by Zstandard, so that common tools open it, too:
//
//   backup.json                         what is in it, before anything else
//   rows/<schema>.<table>/000001        the table's rows as COPY writes them, in parts
//   files/<name>                        what the installation keeps beside the database
//   manifest.json                       counts, hashes and sequences, last: a file without it was cut off
export const headName = "backup.json";
export const manifestName = "manifest.json";

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

const head = z.object({
  format: z.number(),
  /** Version of the program that wrote it. */
  appVersion: z.string(),
  madeAt: z.string(),
  /** The schema's version: the migrations that had run. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(table),
});

const contents = { bytes: z.number(), sha256: z.string() };

const manifest = z.object({
  format: z.number(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), rows: z.number(), ...contents })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ name: z.string(), ...contents })),
});

export type BackupHead = z.output<typeof head>;
export type Manifest = z.output<typeof manifest>;
export type BackupTable = z.output<typeof table>;

/** A backup that cannot be made or restored, in a sentence for the operator. */
export class BackupError extends Error {}

export function readHead(text: string, file: string): BackupHead {
  const found = parse(z.object({ format: z.number() }), text, file);
  if (found.format > newestFormat) {
    throw new BackupError(`${file} was written by a newer Time/Event. Install that version, then restore with it.`);
  }
  return parse(head, text, file);
}

export function readManifest(text: string, file: string): Manifest {
  return parse(manifest, text, file);
}

function parse<S extends z.ZodMiniType>(schema: S, text: string, file: string): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new BackupError(`${file} is damaged: its description cannot be read.`, { cause: error });
  }
}

export const nameOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;
