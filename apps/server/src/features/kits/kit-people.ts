import type { KitPerson, ToHandOver } from "@time-event/contract/kits";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { doubtsOfKit } from "@time-event/domain/kits/kit-doubts";
import type { Db, Tx } from "../../db/connection.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { loadEntryExtras } from "../entries/entry-extras.queries.ts";
import { type KitEntry, loadKitEntries, loadKitSteps } from "./kits.queries.ts";

type Sold = Awaited<ReturnType<typeof loadAddOns>>;

/** Everything that the desk needs to see of some entries, in the order of `ids`. */
export async function loadKitPeople(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<KitPerson[]> {
  const entries = await loadKitEntries(db, eventId, ids);
  const steps = await loadKitSteps(db, eventId, ids);
  const extras = await loadEntryExtras(db, eventId, ids);
  const sold = await loadAddOns(db, eventId);
  return entries.map((entry) => {
    const own = steps.filter(({ entryId }) => entryId === entry.id);
    return {
      entryId: entry.id,
      bib: entry.bib,
      chip: entry.chip ?? "",
      name: fullName(entry),
      nameEn: latinName(entry),
      category: entry.category,
      categoryName: { th: entry.categoryTh, en: entry.categoryEn },
      wave:
        entry.waveStartsAt === null
          ? null
          : { name: { th: entry.waveTh!, en: entry.waveEn! }, startsAt: entry.waveStartsAt },
      ...(entry.startsAt !== null && { startsAt: entry.startsAt }),
      team: entry.team ?? "",
      club: entry.club,
      shirtSizes: sizesOf(entry),
      addOns: ofSold(extras.get(entry.id)?.addOns ?? [], sold, false),
      sentHome: ofSold([...(extras.get(entry.id)?.addOns ?? []), ...(entry.orderAddOns ?? [])], sold, true),
      order:
        entry.reference === null
          ? null
          : {
              reference: entry.reference,
              owedSatang: entry.owedSatang,
              addOns: ofSold(entry.orderAddOns ?? [], sold, false),
              hasBegun: entry.hasBegun,
            },
      isWithdrawn: entry.isWithdrawn,
      doubts: doubtsOfKit(entry),
      isHandedOut: own[0]?.kind === "handed_out",
      steps: own,
    };
  });
}

function sizesOf({ members, shirtSize }: KitEntry): string[] {
  return (members ? members.map((member) => member.shirtSize) : [shirtSize]).filter(Boolean);
}

/** @param isSent what is sent by post, or what is handed over */
function ofSold(chosen: readonly ChosenAddOn[], sold: Sold, isSent: boolean): ToHandOver[] {
  return chosen.flatMap(({ addOn, option, quantity }) => {
    const found = sold.find(({ id }) => id === addOn);
    if (!found || found.needsShipping !== isSent || quantity === 0) return [];
    const named = found.options.find(({ code }) => code === option)?.name;
    return [{ name: found.name, option: named ?? { th: option, en: option }, quantity }];
  });
}
