/** By what a person in the race and a player of an order are known to be the same. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The place of the player of an order who an entry of the race is: by who it is, because entries are removed, renamed and
 * given to others. Somebody whose name was corrected is still the only one with this birth date. Undefined: nobody can tell.
 *
 * @param entry its birth date is null where it is not known
 * @example
 * playerOfEntry([{ firstName: "A", lastName: "B", birthDate: "" }], { firstName: "A", lastName: "B", birthDate: null, isRelay: false }); // 0
 */
export function playerOfEntry(
  players: readonly (Person & { readonly birthDate: string })[],
  {
    firstName,
    lastName,
    birthDate,
    isRelay,
  }: Person & { readonly birthDate: string | null; readonly isRelay: boolean },
): number | undefined {
  // the members of a relay share one entry, which is the first one's
  if (isRelay) return players.length > 0 ? 0 : undefined;
  const born = birthDate ?? "";
  const isNamed = (player: (typeof players)[number]) =>
    player.firstName === firstName && player.lastName === lastName && player.birthDate === born;
  return onlyOne(players, isNamed) ?? onlyOne(players, (player) => born !== "" && player.birthDate === born);
}

function onlyOne<Thing>(things: readonly Thing[], fits: (thing: Thing) => boolean): number | undefined {
  const found = things.flatMap((thing, at) => (fits(thing) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}
