import type { EventContact, FeeTier } from "../src/features/race-folder/race-folder.types.ts";
import { atClock, type Day } from "./local-days.ts";
import type { AgeGroup } from "@time-event/domain/eligibility/age";

/** Age groups that follow each other: 18, 30, 40 gives 18–29, 30–39 and 40+. */
export function ageGroupsFrom(...starts: readonly number[]): AgeGroup[] {
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return next === undefined
      ? { code: `${from}+`, from, to: null }
      : { code: `${from}-${next - 1}`, from, to: next - 1 };
  });
}

/** Cheap for who decides early: until the end of two days, then until entries close. Prices in baht. */
export function feeTiers(
  [early, regular, late]: readonly [number, number, number],
  [earlyUntil, regularUntil, closes]: readonly [Day, Day, Day],
): FeeTier[] {
  const tier = (th: string, en: string, baht: number, lastDay: Day): FeeTier => ({
    name: { th, en },
    priceSatang: baht * 100,
    endsAt: atClock(lastDay, "24:00"),
  });
  return [
    tier("สมัครล่วงหน้า", "Early bird", early, earlyUntil),
    tier("ราคาปกติ", "Regular", regular, regularUntil),
    tier("ช่วงท้าย", "Late", late, closes),
  ];
}

/** How to reach an organiser who does not exist: addresses and numbers that nobody can have. */
export function contactOf(domain: string, phone: string, lineId: string): EventContact {
  return { email: `hello@${domain}`, phone, lineId, website: `https://${domain}`, facebook: "" };
}
