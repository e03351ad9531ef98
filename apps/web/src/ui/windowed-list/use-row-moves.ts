import { useLayoutEffect, useEffect, useRef, type RefObject } from "react";
import type { ListRange } from "./list-window.ts";
import { changedStates, commonShift, movesBetween, placesOf, type Places, type States } from "./row-moves.ts";

interface Rows {
  readonly list: RefObject<HTMLElement | null>;
  /** Keys of the rows in the document, in order; undefined for rows that are not loaded. */
  readonly keys: readonly (string | undefined)[];
  readonly from: number;
  readonly rowHeight: number;
  /** Grows when newer rows replace older ones: rows move only then. */
  readonly revision: number;
  readonly inSight: () => ListRange;
  /** State of each row, such as the point where the player was last read: a row whose state changes is highlighted. */
  readonly states: States;
}

const moveMs = 240;
const glowMs = 1800;

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Animates rows from their old position to the new one, and keeps the rows in view where they are. */
export function useRowMoves({ list, keys, from, rowHeight, revision, inSight, states }: Rows): void {
  const shown = useRef<{ places: Places; states: States; revision: number }>({ places: new Map(), states, revision });

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    const places = placesOf(keys, from);
    shown.current = { places, states, revision };
    if (before.revision === revision || rowHeight === 0 || !list.current) return;

    const sight = inSight();
    const isReading = list.current.getBoundingClientRect().top < 0;
    const isInSight = (index: number) => index >= sight.from && index < sight.to;
    const shift = isReading ? commonShift(before.places, places, isInSight) : 0;
    if (shift !== 0) scrollBy({ top: shift * rowHeight, behavior: "instant" });

    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fresh = changedStates(before.states, states);
    const moves = movesBetween(before.places, places, shift, 14);
    const glow = getComputedStyle(list.current).getPropertyValue("--glow").trim() || "transparent";
    for (const row of list.current.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = row.dataset["key"] ?? "";
      const rows = moves.get(key) ?? 0;
      if (rows !== 0) slide(row, rows * rowHeight);
      if (rows > 0 || fresh.has(key))
        row.animate({ backgroundColor: [glow, glow, "transparent"] }, { duration: glowMs });
    }
  });
}

function slide(row: HTMLElement, fromY: number): void {
  const upwards = fromY > 0;
  row.animate(
    { transform: [`translateY(${fromY}px)`, "none"], zIndex: upwards ? [2, 2] : [1, 1] },
    { duration: moveMs, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
}
