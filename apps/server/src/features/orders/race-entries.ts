import type { OrderPlayer } from "@time-event/contract/order-player";
import type { StoredCategory } from "../categories/categories.queries.ts";
import type { OrderedEntry } from "../entries/ordered-entries.service.ts";
import type { StoredOrderEntry } from "./orders.types.ts";

/** What an entry of an order becomes in the race: one entry for each player, or one for a whole relay. */
export function raceEntriesOf(entry: StoredOrderEntry, categories: readonly StoredCategory[]): OrderedEntry[] {
  const category = categories.find(({ id }) => id === entry.categoryId)!;
  return category.entryKind === "relay" ? [ofRelay(entry)] : entry.players.map((player) => ofPlayer(entry, player));
}

function ofPlayer({ id, categoryId, waveId, team }: StoredOrderEntry, player: OrderPlayer): OrderedEntry {
  const { gender, birthDate, addOns: _addOns, answers: _answers, ...texts } = player;
  return {
    ...texts,
    orderEntryId: id,
    categoryId,
    waveId,
    gender: gender ?? "X",
    birthDate: birthDate || null,
    team: team || null,
  };
}

/** A relay is one entry: its members share a bib. The first of them is who is written to. */
function ofRelay(entry: StoredOrderEntry): OrderedEntry {
  const [first] = entry.players;
  const genders = new Set(entry.players.map(({ gender }) => gender));
  const whole = ofPlayer(entry, { ...first!, gender: genders.size === 1 ? first!.gender : "X" });
  if (entry.team === "") return { ...whole, birthDate: null };
  return { ...whole, birthDate: null, firstName: entry.team, lastName: "", firstNameEn: "", lastNameEn: "" };
}
