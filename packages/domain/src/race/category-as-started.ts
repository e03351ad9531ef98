import type { InstantMs } from "../time/instant.ts";
import type { Category, Entry } from "./race.ts";

/** By category and wave: whoever plans a course once for each category does so once for each wave. */
const started = new WeakMap<Category, Map<string, Category>>();

/** What an entry's times count from, as far as they follow a gun: that of its category or of its wave, or a start of its own. */
export type GunOf = "category" | "wave" | "own";

/** How an entry starts. */
export type Start = Pick<Entry, "wave" | "startsAt">;

/**
 * Where the organiser judges by the read at the start, people may leave so much before the start that the list gives them: a gate opens
 * seconds early, and a chip says when.
 */
const earlyStartMs = 60_000;

/**
 * The category as it began for an entry: with its own start by a start list, or with the gun of its wave, where the waves have guns of
 * their own. Who has neither started with the category's gun. The same category and wave give the same object.
 *
 * @example
 * categoryAsStarted({ ...category, waveGuns: { B: gunAt + 600_000 } }, { wave: "B" }).gunAt; // gunAt + 600_000
 */
export function categoryAsStarted(category: Category, start: Start): Category {
  const of = gunOf(category, start);
  if (of === "category") return category;
  const gunAt = startInstant(category, start);
  // nearly every such entry starts at an instant of its own: nothing to keep
  if (of === "own") return { ...category, gunAt, ...earlyStartOf(category) };
  const wave = start.wave!;
  let ofWaves = started.get(category);
  if (!ofWaves) started.set(category, (ofWaves = new Map()));
  let own = ofWaves.get(wave);
  if (!own) ofWaves.set(wave, (own = { ...category, gunAt }));
  return own;
}

function earlyStartOf({ rankBy }: Category): Pick<Category, "earlyStartMs"> {
  return rankBy === "chip" ? { earlyStartMs } : {};
}

/**
 * What an entry started with.
 *
 * @example
 * gunOf({ waveGuns: { B: 600_000 } }, { wave: "A" }); // "category"
 */
export function gunOf({ waveGuns }: Pick<Category, "waveGuns">, { wave, startsAt }: Start): GunOf {
  if (startsAt !== undefined) return "own";
  return waveGuns !== undefined && wave !== undefined && Object.hasOwn(waveGuns, wave) ? "wave" : "category";
}

/**
 * The instant from which the times of an entry count, as far as they follow a gun.
 *
 * @example
 * startInstant({ gunAt: 0, waveGuns: { B: 600_000 } }, { wave: "B" }); // 600_000
 */
export function startInstant(category: Pick<Category, "gunAt" | "waveGuns">, start: Start): InstantMs {
  const of = gunOf(category, start);
  if (of === "own") return start.startsAt!;
  return of === "wave" ? category.waveGuns![start.wave!]! : category.gunAt;
}

/**
 * When the first of a category start: with its own gun, or with a wave that starts earlier.
 *
 * @example
 * firstGunOf({ gunAt: 600_000, waveGuns: { A: 0, B: 900_000 } }); // 0
 */
export function firstGunOf({ gunAt, waveGuns = {} }: Pick<Category, "gunAt" | "waveGuns">): InstantMs {
  return Math.min(gunAt, ...Object.values(waveGuns));
}
