import { pagesBetween, pageSize } from "./page-math.ts";

/** One reply of a paged list. */
export interface ListPage<Row> {
  readonly offset: number;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly version: number;
}

/** The state of a list. */
export interface ListSnapshot<Row> {
  readonly total: number;
  /** Grows whenever newer rows replace older ones; more rows alone do not change it. */
  readonly revision: number;
  readonly failed: boolean;
  readonly rowAt: (index: number) => Row | undefined;
}

interface KeptPage<Row> extends ListPage<Row> {
  /** The list is at least as new as this version. */
  readonly asOf: number;
}

/** @param before what is kept of that page: what changed since may be enough */
type LoadPage<Row> = (offset: number, limit: number, before: ListPage<Row> | undefined) => Promise<ListPage<Row>>;

const settleMs = 90;
const retryMs = 4000;

/** A long list that fetches only the pages on screen and refreshes them with each version. */
export class ListPages<Row> {
  readonly #load: LoadPage<Row>;
  readonly #listeners = new Set<() => void>();
  #pages = new Map<number, KeptPage<Row>>();
  #wanted: readonly number[] = [];
  #version = 0;
  #busy = false;
  #held = false;
  #release: (() => void) | null = null;
  #waiting: (() => void)[] = [];
  /** The newest version of what waits: it has come, and is not fetched. */
  #come = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: ListSnapshot<Row>;

  /** @param first the rows in the server's page; null: none */
  constructor(load: LoadPage<Row>, first: ListPage<Row> | null) {
    this.#load = load;
    if (first) {
      this.#version = first.version;
      this.#pages.set(Math.floor(first.offset / pageSize), { ...first, asOf: first.version });
    }
    this.#snapshot = this.#made(first?.total ?? pageSize, 0, false);
  }

  readonly get = (): ListSnapshot<Row> => this.#snapshot;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => {
      this.#listeners.delete(tell);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  /** Rows `from` to before `to` are on screen: missing ones are fetched once the scrolling rests. */
  want(from: number, to: number): void {
    this.#wanted = pagesBetween(from, to);
    if (this.#missing().length > 0) this.#soon(settleMs);
  }

  /** The list has changed: fetches the rows on screen again, others when they come on screen. */
  refresh(version: number): void {
    if (version <= Math.max(this.#version, this.#come)) return;
    this.#version = version;
    void this.#fetch();
  }

  /** While true, nothing on screen is replaced, because a finger touches it. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) return;
    this.#release?.();
    this.#come = 0;
    for (const take of this.#waiting.splice(0)) take();
  }

  /** The rows of some pages, if all of them are there at the same version. */
  at(first: number, last: number): ListPage<Row> | null {
    const kept = pagesBetween(first * pageSize, (last + 1) * pageSize).map((page) => this.#pages.get(page));
    const newest = kept[0];
    if (!newest || kept.some((page) => page?.version !== newest.version)) return null;
    return { ...newest, offset: first * pageSize, rows: kept.flatMap((page) => page?.rows ?? []) };
  }

  /**
   * What changed in some pages has come by itself. It waits while a finger holds the list.
   * @param change makes the newer rows; null: it does not fit, and they are fetched
   */
  take(first: number, last: number, version: number, change: (before: ListPage<Row>) => ListPage<Row> | null): void {
    if (this.#held) {
      this.#come = Math.max(this.#come, version);
      return void this.#waiting.push(() => this.take(first, last, version, change));
    }
    const before = this.at(first, last);
    const after = before && change(before);
    if (!after) return this.refresh(version);
    if (after.version === before.version) return;
    const kept = new Map(this.#pages);
    for (const page of pagesBetween(first * pageSize, (last + 1) * pageSize)) {
      const from = (page - first) * pageSize;
      kept.set(page, { ...after, rows: after.rows.slice(from, from + pageSize), asOf: after.version });
    }
    this.#pages = kept;
    this.#version = Math.max(this.#version, after.version);
    this.#tell(this.#made(after.total, this.#snapshot.revision + 1, this.#snapshot.failed));
  }

  retry(): void {
    void this.#fetch();
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), ms);
  }

  #isFresh(page: number): boolean {
    return (this.#pages.get(page)?.asOf ?? -1) >= this.#version;
  }

  #missing(): readonly number[] {
    return this.#wanted.filter((page) => page * pageSize < this.#snapshot.total && !this.#isFresh(page));
  }

  async #fetch(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let missing = this.#missing(); missing.length > 0; missing = this.#missing())
        await this.#fetchPages(missing);
    } catch {
      this.#tell(this.#made(this.#snapshot.total, this.#snapshot.revision, true));
      if (this.#listeners.size > 0) this.#soon(retryMs);
    } finally {
      this.#busy = false;
    }
  }

  async #fetchPages(pages: readonly number[]): Promise<void> {
    const version = this.#version;
    const load = (page: number) => this.#load(page * pageSize, pageSize, this.#pages.get(page));
    const replies = await Promise.all(pages.map(load));
    if (this.#held) await new Promise<void>((release) => (this.#release = release));
    this.#release = null;
    const replaced = pages.some((page) => this.#pages.has(page));
    const kept = new Map(this.#pages);
    replies.forEach((reply, at) => {
      const page = pages[at]!;
      const before = kept.get(page);
      // newer rows may have come by themselves meanwhile
      const newest = before && before.version > reply.version ? before : reply;
      kept.set(page, { ...newest, asOf: Math.max(version, newest.version) });
    });
    this.#pages = kept;
    this.#version = Math.max(this.#version, ...replies.map((reply) => reply.version));
    const last = replies.at(-1);
    const total = last && last.version >= this.#version ? last.total : this.#snapshot.total;
    this.#tell(this.#made(total, this.#snapshot.revision + (replaced ? 1 : 0), false));
  }

  #made(total: number, revision: number, failed: boolean): ListSnapshot<Row> {
    const pages = this.#pages;
    const rowAt = (index: number) => pages.get(Math.floor(index / pageSize))?.rows[index % pageSize];
    return { total, revision, failed, rowAt };
  }

  #tell(snapshot: ListSnapshot<Row>): void {
    this.#snapshot = snapshot;
    for (const tell of this.#listeners) tell();
  }
}
