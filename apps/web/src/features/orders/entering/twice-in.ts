import type { OrderPlayer } from "@time-event/contract/order-player";
import { fullName } from "@time-event/domain/entries/full-name";

/**
 * Which players of a team are somebody above them once more: by name and birth date, or by the number of a document.
 * @returns their places in the team, from 0
 */
export function twiceIn(players: readonly OrderPlayer[]): readonly number[] {
  const seen = new Set<string>();
  return players.flatMap((player, at) => {
    const { nationalId, passport, birthDate } = player;
    const marks = [
      ...(birthDate === "" ? [] : [`${fullName(player).toLowerCase()} ${birthDate}`]),
      ...(nationalId === "" ? [] : [`nationalId ${nationalId}`]),
      ...(passport === "" ? [] : [`passport ${passport}`]),
    ];
    const isTwice = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isTwice ? [at] : [];
  });
}
