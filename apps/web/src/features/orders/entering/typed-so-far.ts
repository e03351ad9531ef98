import type { Order } from "@time-event/contract/orders";
import { entryDrafts } from "./entry-drafts.ts";
import type { Typed } from "./typed.ts";
import type { Entering } from "./use-entering.ts";

/** What a screen begins with beside what is stored: the form that was just refused, or what this device has kept. */
export function typedSoFar({ taken }: Pick<Entering, "taken">, { reference }: Pick<Order, "reference">): Typed {
  return taken ? taken.typed : entryDrafts.of(reference);
}
