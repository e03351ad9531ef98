import { Accessibility, Feedback, KeyboardSensor, PointerSensor, StyleInjector } from "@dnd-kit/dom";
import { DragDropProvider, useDroppable } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { useEffect, useState, type ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useSite } from "../../../lib/page/site.ts";
import { useMedia } from "../../../lib/page/use-media.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { mixesWith } from "./use-row-order.tsx";

/** A position among rows: its number from 0, and the list, when several lists share their rows. */
export interface RowPlace {
  readonly at: number;
  readonly list: string | undefined;
}

/** What a row tells about itself, to announce its moves to screen readers. */
export interface OrderedRow {
  readonly name: string;
}

interface RowOrderProps {
  /** Called when a row was dropped at another position. */
  readonly onMove: (from: RowPlace, to: RowPlace) => void;
  /** The names of the lists, when there are several. */
  readonly listName?: (list: string) => string;
  readonly children: ReactNode;
}

interface Operation {
  readonly source: unknown;
  readonly target: unknown;
}
interface Told {
  readonly operation: Operation;
  readonly canceled?: boolean;
}

/**
 * Encloses rows that users sort, each with `useRowOrder`: by mouse, finger or keyboard (pick up with
 * Enter or the space bar, move with the arrows, drop with the same key; Escape puts it back). Screen readers
 * hear what happens. Rows may be of several lists, and the lists may be rows themselves.
 */
export function RowOrder({ onMove, listName, children }: RowOrderProps) {
  const m = useMessages(staffUiMessages);
  const { styleNonce } = useSite();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");

  const [carried, setCarried] = useState({ times: 0, name: "" });
  useEffect(() => {
    if (carried.times > 0) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(carried.name)}"]`)?.focus();
  }, [carried]);

  function placeText(operation: Operation): string | undefined {
    const row = rowOf(operation);
    return row && m.movedTo(row.name, row.to.at + 1, row.to.list === undefined ? "" : (listName?.(row.to.list) ?? ""));
  }

  const accessibility = Accessibility.configure({
    screenReaderInstructions: { draggable: m.moveHint },
    announcements: {
      dragstart: ({ operation }: Told) => m.grabbed(rowOf(operation)?.name ?? ""),
      // the first report is the row's own position, and would replace the announcement of the pick-up
      dragover: ({ operation }: Told) => (hasMoved(operation) ? placeText(operation) : undefined),
      dragend: ({ operation, canceled }: Told) =>
        canceled ? m.notMoved(rowOf(operation)?.name ?? "") : placeText(operation),
    },
  });
  return (
    <DragDropProvider
      key={carried.times}
      // the page's nonce allows its style elements; first, because others register with it
      plugins={(defaults) => [
        ...(styleNonce ? [StyleInjector.configure({ nonce: styleNonce })] : []),
        ...defaults.filter((each) => each !== Accessibility && each !== Feedback),
        accessibility,
        Feedback.configure(isStill ? { dropAnimation: null, keyboardTransition: null } : {}),
      ]}
      // handles do nothing but drag, so a drag starts at once, without a delay or a distance
      sensors={[PointerSensor.configure({ activationConstraints: () => undefined }), KeyboardSensor]}
      onDragEnd={({ operation, canceled }) => {
        const row = rowOf(operation);
        if (canceled || !row || !hasMoved(operation)) return;
        // the library moved the row's element into the other list: React knows it in the first one, so render both again
        if (row.from.list !== row.to.list) setCarried({ times: carried.times + 1, name: row.name });
        onMove(row.from, row.to);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/**
 * One of several lists that share their rows; users drop a row on the list itself when it is empty.
 * @example const ref = useRowList("group-2", items.length); <ol ref={ref}>
 */
export function useRowList(list: string, rows: number): (element: Element | null) => void {
  const { accept } = mixesWith(list);
  const { ref } = useDroppable({ id: `list ${list}`, data: { list }, accept, disabled: rows > 0 });
  return ref;
}

function hasMoved(operation: Operation): boolean {
  const row = rowOf(operation);
  return row !== undefined && (row.from.at !== row.to.at || row.from.list !== row.to.list);
}

/** The moving row: where it came from, and where it is now. */
function rowOf({ source, target }: Operation) {
  if (!isSortable(source as Parameters<typeof isSortable>[0])) return undefined;
  const { initialIndex, initialGroup, index, group, data } = source as Carried;
  const emptyList = (target as { readonly data?: { readonly list?: string } } | null)?.data?.list;
  return {
    name: data.name ?? "",
    from: { at: initialIndex, list: initialGroup } satisfies RowPlace,
    to: (emptyList === undefined ? { at: index, list: group } : { at: 0, list: emptyList }) satisfies RowPlace,
  };
}

interface Carried {
  readonly initialIndex: number;
  readonly initialGroup: string | undefined;
  readonly index: number;
  readonly group: string | undefined;
  readonly data: Partial<OrderedRow>;
}
