import { protestKinds, type ProtestKind } from "@time-event/domain/protests/protest-rules";

const storedName = "protest_drafts";
/** Like every draft of this product: see docs/decisions/0030-nothing-typed-is-lost.md. */
const longestMs = 12 * 60 * 60_000;

/** What is typed of a protest, or of an appeal, and is not sent yet. */
export interface ProtestDraft {
  readonly kind: ProtestKind;
  /** Who protests; 0: not chosen. */
  readonly entry: number;
  readonly against: string;
  readonly text: string;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem">;
type Stored = Record<string, ProtestDraft & { readonly at: number }>;

/** Keeps them on this device: an empty battery, or no network, loses nothing. */
export function createProtestDrafts(storage: () => DraftStorage, now: () => number) {
  const read = (): Stored => {
    try {
      const drafts = Object.entries(JSON.parse(storage().getItem(storedName) ?? "{}") as Stored);
      return Object.fromEntries(
        drafts.filter(([, draft]) => now() - draft.at < longestMs && protestKinds.includes(draft.kind)),
      );
    } catch {
      return {};
    }
  };
  const write = (drafts: Stored) => {
    try {
      storage().setItem(storedName, JSON.stringify(drafts));
    } catch {
      // the browser's settings forbid storing: what is typed lives as long as the page
    }
  };
  return {
    of: (name: string): ProtestDraft | null => read()[name] ?? null,
    keep: (name: string, draft: ProtestDraft) => write({ ...read(), [name]: { ...draft, at: now() } }),
    drop: (name: string) => {
      const { [name]: dropped, ...others } = read();
      if (dropped) write(others);
    },
  };
}

export const protestDrafts = createProtestDrafts(() => localStorage, Date.now);

/** @param penalty the appealed penalty; null: of a protest */
export function draftName(reference: string, penalty: number | null): string {
  return penalty === null ? reference : `${reference} ${penalty}`;
}
