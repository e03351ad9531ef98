import type { Typed } from "./typed.ts";

const storedName = "order_drafts";
/** Like every draft of this product: see docs/decisions/0030-nothing-typed-is-lost.md. */
const longestMs = 12 * 60 * 60_000;

type DraftStorage = Pick<Storage, "getItem" | "setItem">;

interface Draft {
  readonly typed: Typed;
  readonly at: number;
}

/** What is typed in an order and not saved yet, on this device: an empty battery loses nothing. */
export interface EntryDrafts {
  readonly of: (reference: string) => Typed;
  /** Keeps what one form has, beside what others have kept. */
  readonly keep: (reference: string, typed: Typed) => void;
  readonly drop: (reference: string | undefined) => void;
}

export function createEntryDrafts(storage: () => DraftStorage, now: () => number): EntryDrafts {
  const read = (): Record<string, Draft> => {
    try {
      const drafts = JSON.parse(storage().getItem(storedName) ?? "{}") as Record<string, Draft>;
      return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => now() - at < longestMs));
    } catch {
      return {};
    }
  };
  const write = (drafts: Record<string, Draft>) => {
    try {
      storage().setItem(storedName, JSON.stringify(drafts));
    } catch {
      // the browser's settings forbid storing: what is typed lives as long as the page
    }
  };
  return {
    of: (reference) => read()[reference]?.typed ?? {},
    keep: (reference, typed) => {
      const fields = Object.entries(typed).filter(([name]) =>
        /^(code$|(entries|contact|addOns|shipping)\.)/.test(name),
      );
      const drafts = read();
      const all = { ...drafts[reference]?.typed, ...Object.fromEntries(fields) };
      write({ ...drafts, [reference]: { typed: all, at: now() } });
    },
    drop: (reference) => {
      const { [reference ?? ""]: dropped, ...others } = read();
      if (dropped) write(others);
    },
  };
}

export const entryDrafts = createEntryDrafts(() => localStorage, Date.now);
