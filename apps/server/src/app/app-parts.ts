import type { Config } from "./config.ts";
import type { Connection } from "../db/connection.ts";

/** What the application is built on. */
export interface AppParts extends Pick<Connection, "db" | "pool"> {
  readonly config: Config;
  /** Address of the connected database, for a LISTEN connection of one's own. */
  readonly databaseUrl: string;
  /** Where people open the site; known once the server listens. */
  readonly publicUrl: () => string;
  /** Aborts when the server begins to stop: whoever holds a reply open (event streams) ends it then. */
  readonly stopping: AbortSignal;
}
