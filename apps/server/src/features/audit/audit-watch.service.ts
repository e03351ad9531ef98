import type { Db } from "../../db/connection.ts";
import type { Anchors } from "./anchors.ts";
import { loadDatabaseName, loadHash, loadHead, loadOutcomes } from "./audit-chain.queries.ts";
import type { ChainPlace, Damage } from "./chain.ts";
import { forgetWritten, writtenTo, type WrittenPlace } from "./written-places.ts";

/** The end of the audit log is not as this machine knows it. */
export class AuditDamaged extends Error {
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(
      `The audit log was tampered with: entry ${damage.seq} is ${damage.damage}. ` +
        "Check the log on its page, and keep the folder DATA_DIR as it is.",
    );
    this.damage = damage;
  }
}

export interface AuditWatch {
  /**
   * Looks whether the newest entries are still there: those that this process knows to be committed, and the newest that
   * anybody saw at the last look. @throws AuditDamaged, at every look until it is mended
   */
  look(nowMs: number): Promise<void>;
}

export function createAuditWatch(db: Db, anchors: Anchors): AuditWatch {
  /** The newest entry of this process whose transaction was committed, though somebody may have removed it since. */
  async function newestCommitted(): Promise<ChainPlace | undefined> {
    const database = await loadDatabaseName(db);
    const written = writtenTo(database);
    const outcomes = await loadOutcomes(
      db,
      written.map(({ transaction }) => transaction),
    );
    const isOver = (_: WrittenPlace, at: number) => outcomes[at] !== "in progress";
    forgetWritten(database, new Set(written.filter(isOver)));
    return written.filter((_, at) => outcomes[at] === "committed").toSorted((a, b) => b.seq - a.seq)[0];
  }

  async function damageSince(known: ChainPlace | undefined, head: ChainPlace): Promise<Damage | undefined> {
    if (known) {
      if (head.seq < known.seq) return { seq: head.seq + 1, damage: "missing" };
      const hash = await loadHash(db, known.seq);
      if (hash !== known.hash) return { seq: known.seq, damage: hash === undefined ? "missing" : "rewritten" };
    }
    if (head.seq > 0 && (await loadHash(db, head.seq)) !== head.hash) return { seq: head.seq, damage: "missing" };
    return undefined;
  }

  return {
    look: async (nowMs) => {
      // before the first look of this data folder there is only the last anchor
      const noted = (await anchors.loadHead()) ?? (await anchors.load()).at(-1);
      const places = [await newestCommitted(), noted];
      const known = places.filter((place) => place !== undefined).toSorted((a, b) => b.seq - a.seq)[0];
      const head = await loadHead(db);
      const damage = await damageSince(known, head);
      if (damage) {
        // what this process alone knew must outlive it
        if (known) await anchors.noteHead(known, nowMs);
        throw new AuditDamaged(damage);
      }
      if (head.seq > 0) await anchors.noteHead(head, nowMs);
    },
  };
}
