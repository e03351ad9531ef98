import type { OrderPlayer } from "@time-event/contract/order-player";
import { fullName } from "@time-event/domain/entries/full-name";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { samePersonLimit } from "../../http/attempts/attempt-limits.ts";
import { fromPlace, type Subject } from "../../http/attempts/attempts.ts";
import type { PublicCaller } from "../../http/public-api.ts";

/**
 * Whoever knows a name could find the birth date of somebody who has entered by trying one date after another, so each
 * name with a date is counted.
 */
export function personTrials(
  players: readonly OrderPlayer[],
  { address, key }: Pick<PublicCaller<never>, "address"> & { readonly key: { readonly eventId: number } },
): readonly Subject[] {
  const names = players.flatMap((player) =>
    player.birthDate === "" ? [] : tidyText(fullName(player)).toLowerCase() || [],
  );
  return [...new Set(names)].flatMap((name) => fromPlace("person", address, samePersonLimit, `${key.eventId} ${name}`));
}
