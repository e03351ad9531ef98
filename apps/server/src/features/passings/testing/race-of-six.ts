import { expect } from "vitest";
import type { Db, Tx } from "../../../db/connection.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../../testing/given-race.ts";
import { recomputeEvent } from "../../results/results.service.ts";
import type { KeptRaces } from "../kept-races.ts";
import type { IncomingPassing } from "../passings.repository.ts";
import { storePassings } from "../passings.service.ts";

export const bibs = ["1", "2", "3", "4", "5", "6"];

/** A read so many minutes after the gun. */
export const read = (bib: string, minutes: number, checkpoint = "CP1"): IncomingPassing => ({
  checkpoint,
  bib,
  at: gunAt + minutes * 60_000,
});
/** The same read by the chip of the bib. */
export const byChip = ({ bib, ...of }: IncomingPassing): IncomingPassing => ({ ...of, chip: `C${bib}` });

/** A race of six with chips, and what is asked of the results that its reads have. */
export async function givenRaceOfSix(db: Db, slug: string) {
  const entries = bibs.map((bib) => givenEntry(bib, { chip: `C${bib}` }));
  const eventId = await givenRace(db, givenRaceDefinition({ slug }), { entries });
  const transact = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

  async function results() {
    const rows = await db
      .selectFrom("results")
      .innerJoin("entries", "entries.id", "results.entryId")
      .selectAll("results")
      .select("entries.bib")
      .where("results.eventId", "=", eventId)
      .orderBy("entries.bib")
      .execute();
    return rows.map(({ version: _version, ...row }) => row);
  }

  return {
    eventId,
    transact,
    store: (kept: KeptRaces, ...reads: IncomingPassing[]) => transact((tx) => storePassings(tx, eventId, reads, kept)),
    splitsOf: async (bib: string) => (await results()).find((row) => row.bib === bib)!.splitMs,
    /** The stored results are those that follow from what is stored. */
    expectTrueResults: async (): Promise<void> => {
      const before = await results();
      await transact((tx) => recomputeEvent(tx, eventId));
      expect(before).toEqual(await results());
    },
  };
}
