import "./row-order.css";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { moved } from "../form/editing.ts";

/** So long after the last key an order is saved: somebody moves a row by several places. */
const restMs = 900;

interface RowOrderOptions<Row, Key> {
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => Key;
  readonly nameOf: (row: Row) => string;
  /** Stores the order, and resolves when `rows` have it, or when that failed and was told. */
  readonly save: (keys: Key[]) => Promise<unknown>;
  /** Not while only a part of the list is shown. */
  readonly disabled: boolean;
}

/** Rows that people put in order: by dragging a handle, or on it by the arrow keys. */
export function useRowOrder<Row, Key extends string | number>(options: RowOrderOptions<Row, Key>) {
  const { rows = [], keyOf, nameOf, save, disabled } = options;
  const m = useMessages(staffUiMessages);
  const [chosen, setChosen] = useState<readonly Key[] | null>(null);
  const [dragged, setDragged] = useState<Key | null>(null);
  const [told, setTold] = useState("");
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const keys = chosen?.every((key) => byKey.has(key)) ? chosen : rows.map(keyOf);
  const store = useEffectEvent(async () => {
    if (chosen === null) return;
    await save([...chosen]);
    setChosen(null);
  });

  useEffect(() => {
    if (chosen === null || dragged !== null) return undefined;
    const timer = setTimeout(() => void store(), restMs);
    return () => clearTimeout(timer);
  }, [chosen, dragged]);

  function move(key: Key, to: number): void {
    const from = keys.indexOf(key);
    if (to === from || to < 0 || to >= keys.length) return;
    setChosen(moved(keys, from, to));
    setTold(m.movedTo(nameOf(byKey.get(key)!), to + 1, keys.length));
  }

  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const to = rowIndexAt(clientX, clientY);
    if (dragged !== null && to !== undefined) move(dragged, to);
  });
  // on the window: a handle loses the pointer when its row moves in the page
  useEffect(() => {
    if (dragged === null) return undefined;
    const events = new AbortController();
    const { signal } = events;
    addEventListener("pointermove", follow, { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setDragged(null), { signal });
    return () => events.abort();
  }, [dragged]);

  function handle(row: Row): ReactNode {
    const key = keyOf(row);
    const at = keys.indexOf(key);
    return (
      <button
        type="button"
        className="row-handle"
        aria-label={m.move(nameOf(row))}
        title={disabled ? m.moveDisabled : m.moveHint}
        disabled={disabled}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          move(key, at + step);
        }}
        onPointerDown={() => setDragged(key)}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
    );
  }

  const announcement = (
    <span role="status" className="unseen">
      {told}
    </span>
  );
  return { rows: options.rows && keys.map((key) => byKey.get(key)!), handle, announcement };
}

function rowIndexAt(x: number, y: number): number | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLTableRowElement>("tbody > tr")?.sectionRowIndex;
}
