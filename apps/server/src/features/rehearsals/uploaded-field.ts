import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rehearsalUpload } from "@time-event/contract/rehearsals";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { BadRace } from "../race-folder/folder-problems.ts";
import { openRaceFolder } from "../race-folder/folder-source.ts";
import type { EntryRow, PassingRow, RaceDefinition } from "../race-folder/race-folder.types.ts";
import { firstGunOf } from "../race-folder/shift-race.ts";
import { createZipper } from "../race-folder/zipper.ts";
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
  const scratch = await mkdtemp(join(tmpdir(), "te-rehearsal-"));
  try {
    const { problemCount } = await createZipper(pool).unpack(zip, scratch);
    if (problemCount > 0) throw new Refused(rehearsalUpload, ["bad_folder"]);
    const folder = await openRaceFolder(scratch);
    const entries: EntryRow[] = [];
    const reads: PassingRow[] = [];
    for await (const entry of folder.entries()) entries.push({ ...entry, status: null });
    for await (const read of folder.passings()) reads.push(read);
    folder.finish();
    const gunAt = firstGunOf(folder.race);
    return {
      movedTo: (race) => {
        const shiftMs = firstGunOf(race) - gunAt;
        return { entries, reads: reads.map((read) => ({ ...read, at: read.at + shiftMs })) };
      },
    };
  } catch (error) {
    if (error instanceof BadRace) throw new Refused(rehearsalUpload, ["bad_folder"]);
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
