import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from a tick to the next one in the direction of an arrow key. */
export function moveInGrid(event: KeyboardEvent): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest("td");
  if (!step || !cell) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll("tr")].filter((row) => row.querySelector("td"));
  nextTick(rows, rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex, step)?.focus();
}

/** Ticks that are disabled are skipped. */
function nextTick(
  rows: readonly HTMLTableRowElement[],
  row: number,
  column: number,
  [down, across]: readonly [number, number],
): HTMLInputElement | undefined {
  const input = rows[row + down]?.cells[column + across]?.querySelector("input") ?? undefined;
  return input?.disabled ? nextTick(rows, row + down, column + across, [down, across]) : input;
}
