import type { InstantMs } from "../time/instant.ts";
import type { Category, Entry } from "./race.ts";

/** By category and wave: whoever plans a course once for each category does so once for each wave. */
const started = new WeakMap<Category, Map<string, Category>>();

/** What an entry's times count from, as far as they follow a gun: that of its category, or of its wave. */
export type GunOf = "category" | "wave";

/**
 * The category as it began for an entry: with the gun of its wave, where the waves have guns of their own. Who is in no
 * such wave started with the category's gun. The same category and wave give the same object.
 *
 * @example
 * categoryAsStarted({ ...category, waveGuns: { B: gunAt + 600_000 } }, { wave: "B" }).gunAt; // gunAt + 600_000
 */
export function categoryAsStarted(category: Category, entry: Pick<Entry, "wave">): Category {
  if (gunOf(category, entry) === "category") return category;
  const wave = entry.wave!;
  let ofWaves = started.get(category);
  if (!ofWaves) started.set(category, (ofWaves = new Map()));
  let own = ofWaves.get(wave);
  if (!own) ofWaves.set(wave, (own = { ...category, gunAt: category.waveGuns![wave]! }));
  return own;
}

/**
 * Whose gun an entry started with.
 *
 * @example
 * gunOf({ waveGuns: { B: 600_000 } }, { wave: "A" }); // "category"
 */
export function gunOf({ waveGuns }: Pick<Category, "waveGuns">, { wave }: Pick<Entry, "wave">): GunOf {
  return waveGuns !== undefined && wave !== undefined && Object.hasOwn(waveGuns, wave) ? "wave" : "category";
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
