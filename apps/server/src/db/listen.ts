import pg from "pg";

/** A connection that receives announcements; it is outside of the pool, because it is used for as long as it lives. */
export interface Listening {
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a channel (NOTIFY's), on a connection of its own.
 * @param onLost the connection broke: announcements since then may have been missed
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onLost: () => void,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `time-event ${channel}`,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
  });
  client.on("error", onLost);
  client.on("end", onLost);
  client.on("notification", ({ payload }) => onNotice(payload ?? ""));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return { stop: () => client.end() };
}
