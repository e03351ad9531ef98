import type { Tx } from "../../../db/connection.ts";
import type { Shortage } from "../claims.ts";
import type { StoredOrder } from "../orders.types.ts";
import { whyNoPlaces } from "../shortages.ts";

type Short = Pick<StoredOrder, "id" | "eventId" | "entries">;

/** What there is not enough of for an order of staff, beside the entry that wants it. */
export async function shortOf(tx: Tx, order: Short, shortage: Shortage) {
  const { entries } = order;
  const places = [];
  for (const lacking of shortage.entries) {
    const index = entries.findIndex(({ id }) => id === lacking.id);
    places.push({ path: `entries.${index}.category`, code: await whyNoPlaces(tx, order, [lacking]) });
  }
  const stock = shortage.addOns.map(({ addOn, option }) => {
    const wants = (each: { readonly addOn: number; readonly option: string }) =>
      each.addOn === addOn && (option === "" || each.option === option);
    const entry = entries.findIndex(({ players }) => players.some((player) => player.addOns.some(wants)));
    if (entry < 0) return { path: `addOns.${addOn}`, code: "sold_out" as const };
    const player = entries[entry]?.players.findIndex((each) => each.addOns.some(wants)) ?? 0;
    return { path: `entries.${entry}.players.${player}.addOns.${addOn}`, code: "sold_out" as const };
  });
  const waves = shortage.waves.map(({ id }) => ({
    path: `entries.${entries.findIndex((entry) => entry.id === id)}.wave`,
    code: "wave_full" as const,
  }));
  return [...places, ...waves, ...stock];
}
