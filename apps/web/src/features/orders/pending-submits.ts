/** The ids of submits that have no answer yet: sent again with the same id, a submit happens once. */
export interface PendingSubmits {
  /** The id of a submit with this content: the one that it had when no answer came, or a new one. */
  readonly idOf: (name: string, input: unknown) => string;
  /** An answer came, also a refusal: the next submit is another one. */
  readonly answered: (name: string, id: string) => void;
}

const storedName = "order_submits";
/** After this long, whoever sends the same means to do it again. */
const oldMs = 10 * 60_000;

type SubmitStorage = Pick<Storage, "getItem" | "setItem">;

interface Pending {
  readonly id: string;
  /** A mark of the content; the content itself is personal and stays out of the storage. */
  readonly mark: number;
  readonly at: number;
}

/** Keeps them on this device, so that a page that was loaded again, or another tab, sends with the same id. */
export function createPendingSubmits(
  storage: () => SubmitStorage,
  now: () => number,
  newId: () => string,
): PendingSubmits {
  let ofThisPage: Record<string, Pending> = {};

  function read(): Record<string, Pending> {
    try {
      return JSON.parse(storage().getItem(storedName) ?? "{}") as Record<string, Pending>;
    } catch {
      return ofThisPage;
    }
  }

  function write(pending: Record<string, Pending>): void {
    ofThisPage = pending;
    try {
      storage().setItem(storedName, JSON.stringify(pending));
    } catch {
      // the browser's settings forbid storing: the ids live as long as the page
    }
  }

  return {
    idOf: (name, input) => {
      const young = Object.entries(read()).filter(([, { at }]) => now() - at < oldMs);
      const pending = Object.fromEntries(young);
      const mark = markOf(JSON.stringify(input));
      const before = pending[name];
      if (before?.mark === mark) return before.id;
      const id = newId();
      write({ ...pending, [name]: { id, mark, at: now() } });
      return id;
    },
    answered: (name, id) => {
      const { [name]: answered, ...others } = read();
      if (answered?.id === id) write(others);
    },
  };
}

/** Equal for equal texts, and hardly ever for others (FNV-1a). A clash is harmless: the server refuses the id. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return mark >>> 0;
}
