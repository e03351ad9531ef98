import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Entry, Gender, Passing } from "@time-event/domain/race/race";
import { readRace, type Race } from "@time-event/domain/race/read-race";

/** A real marathon, if its folder is beside the project. */
export const bostonFolder = join(import.meta.dirname, "../../../shared/data/races/boston-2014");
export const hasBoston = existsSync(bostonFolder);

export interface LoadedRace {
  readonly race: Race;
  readonly entries: (Entry & { category: string })[];
  readonly passings: Map<string, Passing[]>;
  /** All passing times, in the order of the file. */
  readonly times: Float64Array;
}

/** Reads the race into arrays. The folder is known to have no errors. */
export async function loadBoston(): Promise<LoadedRace> {
  const read = readRace(JSON.parse(readFileSync(join(bostonFolder, "race.json"), "utf8")));
  if (!("race" in read)) throw new Error("race.json of Boston cannot be read");

  const entries: LoadedRace["entries"] = [];
  for await (const [bib, category, , , gender, age] of rowsOf("entrants.csv.gz")) {
    entries.push({ bib: bib!, category: category!, gender: gender as Gender, age: Number(age) });
  }
  const passings = new Map<string, Passing[]>();
  const times: number[] = [];
  for await (const [checkpoint, bib, at] of rowsOf("passings.csv.gz")) {
    const passing = { checkpoint: checkpoint!, at: Date.parse(at!) };
    const own = passings.get(bib!);
    if (own) own.push(passing);
    else passings.set(bib!, [passing]);
    times.push(passing.at);
  }
  return { race: read.race, entries, passings, times: Float64Array.from(times) };
}

async function* rowsOf(file: string): AsyncGenerator<string[]> {
  const lines = createInterface({ input: createReadStream(join(bostonFolder, file)).pipe(createGunzip()) });
  let isHeader = true;
  for await (const line of lines) {
    if (!isHeader && line !== "") yield line.split(",");
    isHeader = false;
  }
}
