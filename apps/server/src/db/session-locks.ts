import pg from "pg";

/** Locks of one process. They end with its connection, however it ends: no clock must find out that it is gone. */
export interface SessionLocks {
  /** Takes a lock if it is free; undefined while another process has it. */
  readonly take: (name: string) => Promise<HeldLock | undefined>;
  readonly stop: () => Promise<void>;
}

export interface HeldLock {
  /** Aborts when the connection breaks: another process may have the lock then. */
  readonly lost: AbortSignal;
  readonly giveBack: () => Promise<void>;
}

interface Session {
  readonly client: pg.Client;
  readonly lost: AbortController;
}

/** Opens a connection of its own with the first lock, and a new one after it broke. */
export function createSessionLocks(url: string): SessionLocks {
  let session: Promise<Session> | undefined;
  /** Ends when the connection is free: it takes one question at a time, and several jobs may ask at once. */
  let turn: Promise<unknown> = Promise.resolve();

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
    // a machine that loses its power closes no connection: its locks are free after half a minute instead of two hours
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

  /** If an answer is missing, we do not know which locks we hold: the connection ends, and all of them with it. */
  function ask(client: pg.Client, question: string, name: string): Promise<boolean> {
    const answer = turn.then(() => askNow(client, question, name));
    turn = answer.catch(() => {});
    return answer;
  }

  async function askNow(client: pg.Client, question: string, name: string): Promise<boolean> {
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
