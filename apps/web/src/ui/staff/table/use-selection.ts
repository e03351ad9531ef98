import { useState } from "react";

export type RowKey = string | number;

/** The ticked rows; they stay ticked when the page of the list changes. */
export interface Selection {
  readonly keys: ReadonlySet<RowKey>;
  readonly has: (key: RowKey) => boolean;
  readonly set: (keys: readonly RowKey[], ticked: boolean) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  return {
    keys,
    has: (key) => keys.has(key),
    set: (changed, ticked) => {
      const next = new Set(keys);
      for (const key of changed) {
        if (ticked) next.add(key);
        else next.delete(key);
      }
      setKeys(next);
    },
    clear: () => setKeys(new Set()),
  };
}
