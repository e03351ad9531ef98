import { rehearsalUpload } from "@time-event/contract/rehearsals";
import { countingBy } from "@time-event/domain/clocks/source-of-reads";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { readPackedRace } from "../race-folder/packed-race.service.ts";
import type { EntryRow, PassingRow, RaceDefinition } from "../race-folder/race-folder.types.ts";
import { firstGunOf } from "../race-folder/shift-race.service.ts";
import type { RehearsedField } from "./rehearsed-race.ts";

interface UploadedField {
  /** The field as if its first gun were that of another race. */
  movedTo(race: RaceDefinition): RehearsedField;
}

/**
 * The entries and reads of a race folder, packed as a ZIP file.
 * @throws Refused `bad_folder`
 */
export async function readUploadedField(pool: WorkerPool, zip: Buffer): Promise<UploadedField> {
  const field = await readPackedRace(pool, zip, async (folder) => {
    const entries: EntryRow[] = [];
    const reads: PassingRow[] = [];
    for await (const entry of folder.entries()) entries.push({ ...entry, status: null });
    // nobody rehearses the wrong clocks of another race
    const countsAt = countingBy(folder.race.clocks ?? []);
    for await (const read of folder.passings()) reads.push({ ...read, at: countsAt(read) });
    return { entries, reads, gunAt: firstGunOf(folder.race) };
  });
  if (!field) throw new Refused(rehearsalUpload, ["bad_folder"]);
  const { entries, reads, gunAt } = field;
  return {
    movedTo: (race) => {
      const shiftMs = firstGunOf(race) - gunAt;
      return { entries, reads: reads.map((read) => ({ ...read, at: read.at + shiftMs })) };
    },
  };
}
