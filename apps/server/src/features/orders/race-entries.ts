import type { OrderPlayer } from "@time-event/contract/order-player";
import { divisionAnswered } from "@time-event/domain/race/named-rankings";
import type { StoredCategory } from "../categories/categories.queries.ts";
import type { OrderedEntry } from "../entries/ordered-entries.service.ts";
import type { StoredOrderEntry } from "./orders.types.ts";

/** What an entry of an order becomes in the race: one entry for each player, or one for a whole relay. */
export function raceEntriesOf(entry: StoredOrderEntry, categories: readonly StoredCategory[]): OrderedEntry[] {
  const category = categories.find(({ id }) => id === entry.categoryId)!;
  return category.entryKind === "relay"
    ? [ofRelay(entry, category)]
    : entry.players.map((player) => ofPlayer(entry, player, category));
}

function ofPlayer(
  { id, categoryId, waveId, team }: StoredOrderEntry,
  player: OrderPlayer,
  { rankings }: StoredCategory,
): OrderedEntry {
  const { gender, birthDate, addOns: _addOns, answers, ...texts } = player;
  return {
    ...texts,
    division: divisionAnswered(rankings, answers),
    orderEntryId: id,
    categoryId,
    waveId,
    gender: gender ?? "X",
    birthDate: birthDate || null,
    team: team || null,
  };
}

/** A relay is one entry: its members share a bib. The first of them is who is written to. */
function ofRelay(entry: StoredOrderEntry, category: StoredCategory): OrderedEntry {
  const [first] = entry.players;
  const genders = new Set(entry.players.map(({ gender }) => gender));
  const whole = ofPlayer(entry, { ...first!, gender: genders.size === 1 ? first!.gender : "X" }, category);
  if (entry.team === "") return { ...whole, birthDate: null };
  return { ...whole, birthDate: null, firstName: entry.team, lastName: "", firstNameEn: "", lastNameEn: "" };
}
