import type { OrderPlayer } from "@time-event/contract/order-player";
import { samePersonLimit } from "../../http/attempts/attempt-limits.ts";
import { fromPlace, type Subject } from "../../http/attempts/attempts.ts";
import type { PublicCaller } from "../../http/public-api.ts";
import { nameOf } from "./players-of-form.ts";

/**
 * Whoever knows a name could find the birth date of somebody who has entered by trying one date after another, so each
 * name with a date is counted.
 */
export function personTrials(
  players: readonly OrderPlayer[],
  { address, key }: Pick<PublicCaller<never>, "address"> & { readonly key: { readonly eventId: number } },
): readonly Subject[] {
  const names = players.flatMap((player) => (player.birthDate === "" ? [] : nameOf(player).toLowerCase() || []));
  return [...new Set(names)].flatMap((name) => fromPlace("person", address, samePersonLimit, `${key.eventId} ${name}`));
}
