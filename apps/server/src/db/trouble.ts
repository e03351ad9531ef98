/** Why the database serves nobody as usual: it does not answer, or it answers and stores nothing. */
export type DatabaseTrouble = "away" | "cannot_write";

/** Nobody was asked, because the database is known to be away. */
export class DatabaseAway extends Error {
  constructor() {
    super("the database is away");
  }
}

const connectionTrouble = /^(08|53300$|57P0[1-5]$)/;
const networkTrouble = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const pgTrouble =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database is away, so that the same request may succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && connectionTrouble.test(code)) return true;
  if (code && syscall && syscall !== "open" && networkTrouble.has(code)) return true;
  return pgTrouble.test(error.message);
}

/** A full disk, one that fails or is read-only, in PostgreSQL's words and in those of our own files. */
const storeTrouble = new Set(["53100", "53200", "58030", "25006", "ENOSPC", "EDQUOT", "EROFS"]);

/** Whether something could not be stored although it is right: a disk is full, or the database is read-only. */
export function isDiskTrouble(error: unknown): boolean {
  return error instanceof Error && storeTrouble.has((error as NodeJS.ErrnoException).code ?? "");
}

/** A statement that took too long, a lock that nobody gave back in time, two transactions that waited for each other. */
const busy = new Set(["57014", "55P03", "40P01", "40001"]);

/** Whether the database gave up a statement for the sake of others, so that the same request may succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && busy.has((error as NodeJS.ErrnoException).code ?? "");
}

/** Whether a statement failed because of the database, whatever it was. */
export function isDatabaseTrouble(error: unknown): boolean {
  return isDatabaseAway(error) || isDiskTrouble(error) || isDatabaseBusy(error);
}
