import pg from "pg";

/** Locks of one process. They end with its connection, however it ends: no clock is needed to find out that it is gone. */
export interface SessionLocks {
  /** Takes a lock that nobody has; undefined while somebody has it. */
  readonly take: (name: string) => Promise<HeldLock | undefined>;
  readonly stop: () => Promise<void>;
}

export interface HeldLock {
  /** Aborts when the connection broke: somebody else may hold the lock by now. */
  readonly lost: AbortSignal;
  readonly giveBack: () => Promise<void>;
}

interface Session {
  readonly client: pg.Client;
  readonly lost: AbortController;
}

/** Opens a connection of its own with the first lock, and another one after it broke. */
export function createSessionLocks(url: string): SessionLocks {
  let session: Promise<Session> | undefined;

  async function open(): Promise<Session> {
    const lost = new AbortController();
    const client = new pg.Client({
      connectionString: url,
      application_name: "time-event jobs",
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
    });
    const onLost = () => {
      session = undefined;
      lost.abort();
    };
    client.on("error", onLost);
    client.on("end", onLost);
    await client.connect();
    // a machine that lost its power says no goodbye: its locks are free after half a minute instead of two hours
    await client.query("set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4");
    return { client, lost };
  }

  function connected(): Promise<Session> {
    session ??= open().catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return session;
  }

  /** Where we do not know what became of a question, we do not know what we hold: the connection ends, and all with it. */
  async function ask(client: pg.Client, question: string, name: string): Promise<boolean> {
    try {
      const { rows } = await client.query<{ answer: boolean }>(`select ${question} as answer`, [name]);
      return rows[0]?.answer ?? false;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  return {
    take: async (name) => {
      const { client, lost } = await connected();
      if (!(await ask(client, "pg_try_advisory_lock(hashtextextended($1, 0))", name))) return undefined;
      const giveBack = async () => {
        if (!lost.signal.aborted) await ask(client, "pg_advisory_unlock(hashtextextended($1, 0))", name);
      };
      return { lost: lost.signal, giveBack };
    },
    stop: async () => {
      const open = await session?.catch(() => undefined);
      session = undefined;
      await open?.client.end();
    },
  };
}
