import { createHash } from "node:crypto";
import {
  guessStatementColumns,
  isUnreadRow,
  isCompleteMapping,
  readStatementRow,
  type StatementMapping,
} from "@time-event/domain/statements/statement-columns";
import { mostStatementLines, type StatementLine } from "@time-event/domain/statements/statement-line";
import { statementImport } from "@time-event/contract/statements";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { mapInTurns } from "../../lib/in-turns.ts";
import { type SpreadsheetRow, Unreadable } from "../../lib/spreadsheets/spreadsheet.ts";
import { readSpreadsheet } from "../../lib/spreadsheets/spreadsheets.ts";
import { formatOf, readTextStatement } from "./text-statements.ts";

/** A statement as it was read. */
export interface ReadStatement {
  readonly format: "table" | "mt940" | "camt";
  readonly header: readonly string[];
  readonly mapping: StatementMapping;
  readonly samples: readonly (readonly string[])[];
  readonly lines: readonly StatementLine[];
  /** Rows of a table that are no movement for us, though they have a day or an amount. */
  readonly unread: number;
}

/** The mapping that was used for a header the last time; undefined: there is none. */
export type KnownMapping = (headerHash: string) => Promise<StatementMapping | undefined>;

const samplesShown = 5;
/** Banks write the account, its holder and the period above the table. */
const linesBeforeHeader = 30;

/** Reads a statement in any of the formats. @throws Refused */
export async function readStatement(
  pool: WorkerPool,
  file: Buffer,
  given: StatementMapping | undefined,
  knownMapping: KnownMapping,
): Promise<ReadStatement> {
  try {
    const text = formatOf(file) && (await readTextStatement(pool, file));
    if (text) return { header: [], mapping: [], samples: [], unread: 0, ...text };
    return await tableOf((await readSpreadsheet(pool, file, 0)).rows, given, knownMapping);
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused(statementImport, [error.reason]);
    throw error;
  }
}

async function tableOf(
  rows: readonly SpreadsheetRow[],
  given: StatementMapping | undefined,
  knownMapping: KnownMapping,
): Promise<ReadStatement> {
  const known = rows.slice(0, linesBeforeHeader).map(({ cells }) => guessedIn(cells));
  const most = Math.max(0, ...known);
  const head = rows[most > 1 ? known.indexOf(most) : 0];
  if (!head) throw new Refused(statementImport, ["no_header"]);
  const header = head.cells.map((cell) => cell.trim());
  const mapping = given ?? (await knownMapping(hashOfHeader(header))) ?? guessStatementColumns(header);
  const below = rows.slice(rows.indexOf(head) + 1);
  const samples = below.slice(0, samplesShown).map(({ cells }) => [...cells]);
  // without it, the caller sees the table and says what its columns are
  const isSaid = isCompleteMapping(mapping);
  const rowsRead = await mapInTurns(isSaid ? below : [], ({ cells }) => ({
    line: readStatementRow(mapping, cells),
    isUnread: isUnreadRow(mapping, cells),
  }));
  const lines = rowsRead.flatMap(({ line }) => line ?? []);
  if (lines.length > mostStatementLines) throw new Unreadable("too_many_lines");
  const unread = rowsRead.filter(({ isUnread }) => isUnread).length;
  return { format: "table", header, mapping, samples, lines, unread };
}

const guessedIn = (cells: readonly string[]) => guessStatementColumns(cells).filter((column) => column !== null).length;

/** One amount without any sign: nobody knows which of it came and which went. */
export function hasNoSigns({ format, mapping, lines }: ReadStatement): boolean {
  const isUnsigned = format === "table" && mapping.includes("amount") && !mapping.includes("sign");
  return isUnsigned && lines.length > 0 && lines.every(({ amountSatang }) => amountSatang > 0);
}

export function hashOfHeader(header: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(header)).digest("hex");
}
