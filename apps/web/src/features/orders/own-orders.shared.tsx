import { Suspense } from "react";
import { later } from "../../lib/page/later.ts";
import type { KnownOrder } from "./order-keys.ts";
import { useOrderKeys } from "./use-order-keys.ts";

export { orderKeysName } from "./order-keys.ts";

const OwnOrder = later(async () => (await import("./own/own-order.tsx")).OwnOrder);

interface OwnOrdersProps {
  readonly known: readonly KnownOrder[];
  readonly timeZone: string;
}

/** The way to what this device has begun at an event; its script comes only where there is something. */
export function OwnOrders({ known, timeZone }: OwnOrdersProps) {
  return (
    known.length > 0 && (
      <Suspense>
        <OwnOrder known={known} timeZone={timeZone} />
      </Suspense>
    )
  );
}

/** The orders of an event that this device may open, the newest first; none on the server and while the page starts. */
export function useOwnKeys(event: string): readonly KnownOrder[] {
  return useOrderKeys().filter((known) => known.event === event);
}
