import { type PersonalText, personalTexts } from "@time-event/domain/entries/entry-fields";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryCompletion, EntryToComplete } from "../src/features/entries/entries.types.ts";
import { addDays, atClock, DAY_MS, type Day, dayAt, sundayBefore } from "./local-days.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";

const sizes = ["XS", "S", "M", "M", "L", "L", "XL", "2XL"];
const notes = ["แพ้เพนิซิลลิน", "หอบหืด พกยาพ่น", "ความดันสูง กินยาประจำ"];

/** What players would have said when they registered: it depends on the bib alone, so every seeding gives the same. */
export function registrationsOf(startsOn: Day, now: InstantMs): (entry: EntryToComplete) => EntryCompletion {
  const until = Math.min(now, atClock(addDays(startsOn, -7), "07:00"));
  return ({ bib, lastName, firstNameEn, birthDate }) => {
    const random = createRandom(`registered:${bib}`);
    const createdAt = enteredAt(random.next(), random.chance(0.3), until);
    if (birthDate === null) return { createdAt, ...nothingAsked };
    const number = String(random.whole(0, 9_999)).padStart(4, "0");
    return {
      createdAt,
      ...nothingAsked,
      shirtSize: random.pick(sizes),
      phone: `080-000-${number}`,
      email: `${firstNameEn.replace(/[^A-Za-z]/g, "").toLowerCase()}.${number}@example.org`,
      emergencyName: `คุณ${lastName}`.trim(),
      emergencyPhone: `080-001-${number}`,
      medicalNote: random.chance(1 / 40) ? random.pick(notes) : "",
    };
  };
}

const nothingAsked = {
  shirtSize: "",
  ...(Object.fromEntries(personalTexts.map((field) => [field, ""])) as Record<PersonalText, string>),
};

/** Entries came over two months, more of them near the end, and many on a Sunday. */
function enteredAt(chance: number, isOnSunday: boolean, until: InstantMs): InstantMs {
  const at = until - 60 * DAY_MS * chance ** 1.4;
  if (!isOnSunday) return Math.round(at);
  const day = dayAt(at);
  return Math.round(at - (atClock(day, "00:00") - atClock(sundayBefore(day), "00:00")));
}
