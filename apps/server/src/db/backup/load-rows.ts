import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { BackupTable } from "./backup-format.ts";
import { columnsOf, quoted } from "./catalogue.ts";

export interface RowLoader {
  write(chunk: Buffer): Promise<void>;
  /** @returns how many rows the table took */
  finish(): Promise<number>;
}

/** Opens a table for rows as COPY wrote them. */
export function loadRows(client: pg.Client, table: BackupTable): RowLoader {
  const stream = client.query(copyFrom(`copy ${quoted(client, table)} (${columnsOf(client, table)}) from stdin`));
  const done = finished(stream);
  // the next write or finish reports it; an error between two writes must not count as unhandled
  done.catch(() => {});
  // after an error the stream has no connection any more, and would fail in another way when written to
  let failure: Error | undefined;
  stream.once("error", (error) => (failure = error));
  return {
    write: async (chunk) => {
      if (failure) throw failure;
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
    },
    finish: async () => {
      if (failure) throw failure;
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
}
