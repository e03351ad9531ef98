import type { FieldError } from "@time-event/contract/errors";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { OfferedEvent } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { answersMissing } from "./answers-in.ts";
import { missingAddOns, offeredTo } from "./chosen-in.ts";
import { checkPlayers } from "./check-entry.ts";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";
import { playerIn, playerPath, playersAsked } from "./typed-form.ts";
import type { Typed } from "./typed.ts";

interface Around {
  readonly event: Pick<OfferedEvent, "startsOn">;
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
}

/** The players of an entry as typed, and what is wrong with them. */
export function entryIn(
  { offers, addOns, questions, asked, event: { startsOn: raceDay } }: Around,
  order: Order,
  entry: number,
  typed: Typed,
): { readonly players: readonly OrderPlayer[]; readonly problems: readonly FieldError[] } {
  const stored = order.entries[entry]!;
  const offer = offers.find(({ code }) => code === stored.category);
  const count = Math.max(playersAsked(typed, entry), 1);
  const players = Array.from({ length: count }, (_, index) =>
    playerIn(typed, playerPath(entry, index), stored.players[index]),
  );
  const problems = offer ? checkPlayers(offer, players, { complete: true, raceDay, asked }) : [];
  const wave = typed[`entries.${entry}.wave`] ?? String(stored.wave?.id ?? "");
  const noWave = offer && offer.waves.length > 0 && wave === "" ? [{ path: "wave", code: "required" }] : [];
  const offered = offeredTo(addOns, stored.category);
  const missing = players.flatMap(({ addOns: chosen }, index) =>
    missingAddOns(offered, chosen).map((path) => ({ path: `players.${index}.${path}`, code: "required" })),
  );
  const unanswered = players.flatMap(({ answers }, index) =>
    answersMissing(questions, stored.category, answers).map(({ path, code }) => ({
      path: `players.${index}.${path}`,
      code,
    })),
  );
  return { players, problems: placed([...noWave, ...problems, ...missing, ...unanswered], entry) };
}

/** Problems with the names of the form: a call about one entry does not say which. */
export function placed(problems: readonly FieldError[], entry: number | null): FieldError[] {
  return problems.map(({ path, code }) => ({
    path: entry === null || /^(entries|contact)\./.test(path) ? path : `entries.${entry}.${path}`,
    code,
  }));
}
