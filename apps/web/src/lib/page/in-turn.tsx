import { type ReactNode, Suspense, useState } from "react";
import { nextTurn, type Turn } from "./take-over.ts";

interface InTurnProps {
  /** One element at its root, or nothing: until its turn it is the element that the server sent. */
  readonly children: ReactNode;
}

/**
 * A part of a public page that becomes alive in a task of its own, so that a slow phone answers between the parts. It stands
 * there from the server; what is pressed meanwhile is kept as before the script came (`early-press.ts`).
 */
export function InTurn({ children }: InTurnProps) {
  const [turn] = useState(nextTurn);
  if (!turn) return children;
  return (
    <Suspense>
      <Gate turn={turn}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ turn, children }: InTurnProps & { readonly turn: Turn }) {
  // what Suspense waits for
  // oxlint-disable-next-line typescript/only-throw-error
  if (!turn.hasCome) throw turn.coming;
  return children;
}
