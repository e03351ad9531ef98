import { type DestinationStream, type Level, type Logger, pino } from "pino";

export type { Logger };

/**
 * The one log of a server: a JSON object per line, to standard error. It never holds what people type, who they are, or
 * anything that opens a call: of a request it has the route instead of the address, of an error only our own message.
 */
export function createLog(level: Level | "silent", destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, serializers: { err: toldOfError, req: toldOfRequest, res: toldOfReply } }, destination);
}

interface DatabaseError extends Error {
  readonly severity: string;
  readonly code: string;
  readonly table?: string;
  readonly constraint?: string;
}

function toldOfError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack, cause } = error;
  const { code, severity, table, constraint } = error as Partial<DatabaseError>;
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  // the database quotes the wrong values in its messages
  const told = severity === undefined ? { message } : { table, constraint };
  return { type, code, ...told, stack: frames?.join("\n"), ...(cause !== undefined && { cause: toldOfError(cause) }) };
}

function toldOfReply({ statusCode }: { statusCode?: number }): object {
  return { status: statusCode };
}

function toldOfRequest({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }): object {
  return { method, route: routeOptions?.url };
}
