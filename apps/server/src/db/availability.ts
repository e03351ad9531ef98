import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type DatabaseTrouble, DatabaseAway, isDatabaseAway, isDiskTrouble } from "./trouble.ts";

/** Whether the database can be used: the one place that knows. */
export interface Availability {
  readonly trouble: () => DatabaseTrouble | undefined;
  /** How long the database has been away; undefined while it answers. */
  readonly awayForMs: () => number | undefined;
  readonly onChange: (listener: (trouble: DatabaseTrouble | undefined) => void) => void;
}

/** The side of the connections, which see errors and obey. */
export interface WatchedAvailability extends Availability {
  /** @throws DatabaseAway at once, so that nobody waits for a database that is known to be away */
  readonly expectHere: () => void;
  /** Tells of an error, or of a connection that broke: the database is asked at once. */
  readonly suspect: (error: unknown) => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly url: string;
  /** Ends all connections when the database is found away: what waits for it fails now instead of after a time limit. */
  readonly cut: () => void;
  /** Also asks when nothing is suspicious, which finds a database that hangs. For servers. */
  readonly isWatched: boolean;
}

/** A write is refused within two seconds: a look begins this often, and waits this long for its answer. */
const lookEveryMs = 400;
const answerWithinMs = 1_300;
const lookAgainMs = 150;
/** The look at a full disk takes room itself, so it is seldom. */
const storeAgainMs = 2_000;

export function watchAvailability({ url, cut, isWatched }: Options): WatchedAvailability {
  const listeners: ((trouble: DatabaseTrouble | undefined) => void)[] = [];
  const stopping = new AbortController();
  let trouble: DatabaseTrouble | undefined;
  /** A database whose disk was full when it went away may come back without being able to store. */
  let mayLackSpace = false;
  let since: number | undefined;
  let client: pg.Client | undefined;
  let looking: Promise<void> | undefined;

  function change(now: DatabaseTrouble | undefined): void {
    if (now === trouble || stopping.signal.aborted) return;
    trouble = now;
    since = now === "away" ? performance.now() : undefined;
    if (now === "away") cut();
    for (const tell of listeners) tell(now);
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({
      connectionString: url,
      application_name: "time-event watch",
      connectionTimeoutMillis: answerWithinMs,
    });
    const forget = () => {
      if (client === fresh) client = undefined;
    };
    fresh.on("error", forget);
    fresh.on("end", forget);
    await fresh.connect();
    return (client = fresh);
  }

  async function ask(statement: string): Promise<void> {
    const asked = await connected();
    const answer = asked.query(statement);
    if (await isInTime(answer)) return answer.then(() => {});
    client = undefined;
    answer.catch(() => {});
    // with a query under way, `end` destroys the connection
    void asked.end().catch(() => {});
    throw new NoAnswer();
  }

  async function answers(): Promise<boolean> {
    const wasKept = client !== undefined;
    try {
      await ask("select 1");
      return true;
    } catch (error) {
      // a database that has no room for one more connection is not away: others use it
      if ((error as { code?: string }).code === "53300") return true;
      // the connection may be all that broke
      return wasKept && !(error instanceof NoAnswer) && answers();
    }
  }

  async function lookOnce(): Promise<void> {
    if (!(await answers())) change("away");
    else if (mayLackSpace) await tryToStore();
    else change(undefined);
  }

  async function tryToStore(): Promise<void> {
    try {
      await ask(storeTrial);
      mayLackSpace = false;
      change(undefined);
    } catch (error) {
      change(error instanceof NoAnswer || isDatabaseAway(error) ? "away" : "cannot_write");
    }
  }

  /** Looks until all is well; one look at a time. */
  function look(): void {
    looking ??= (async () => {
      do {
        await lookOnce();
        const pauseMs = trouble === "cannot_write" ? storeAgainMs : lookAgainMs;
        if (trouble !== undefined) await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal });
      } while (trouble !== undefined);
    })()
      .catch(() => {})
      .finally(() => (looking = undefined));
  }

  const heartbeat = isWatched ? setInterval(look, lookEveryMs).unref() : undefined;

  return {
    trouble: () => trouble,
    awayForMs: () => (since === undefined ? undefined : performance.now() - since),
    onChange: (listener) => void listeners.push(listener),
    expectHere: () => {
      if (trouble === "away") throw new DatabaseAway();
    },
    suspect: (error) => {
      if (stopping.signal.aborted) return;
      if (isDiskTrouble(error)) {
        mayLackSpace = true;
        if (trouble === undefined) change("cannot_write");
        look();
      } else if (isDatabaseAway(error)) look();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(heartbeat);
      await looking;
      await client?.end().catch(() => {});
    },
  };
}

class NoAnswer extends Error {}

/** Takes room on the disk, commits, and leaves nothing behind. One message is one transaction. */
const storeTrial = `
  create table store_trial as select repeat('x', 1000) as filling from generate_series(1, 500);
  drop table store_trial`;

/** Whether an answer comes in time. After a pause of our own, what has arrived meanwhile is read before we give up. */
async function isInTime(answer: Promise<unknown>): Promise<boolean> {
  let isThere = false;
  const settled = answer.then(
    () => (isThere = true),
    () => (isThere = true),
  );
  const patience = new AbortController();
  await Promise.race([settled, sleep(answerWithinMs, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
  for (let turn = 0; turn < 3 && !isThere; turn++) await nextTurn();
  return isThere;
}
