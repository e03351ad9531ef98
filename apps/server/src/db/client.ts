import pg from "pg";

/** Opens one connection outside the application's pool; who opens it ends it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "time-event",
    connectionTimeoutMillis: 3_000,
  });
  // a broken connection fails the query in flight; without a listener it would end the process too
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Opens one connection for a piece of work outside the application's pool. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
