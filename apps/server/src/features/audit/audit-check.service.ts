import type { ReplyOf } from "@time-event/contract/endpoint";
import type { auditCheck } from "@time-event/contract/audit";
import type { Db } from "../../db/connection.ts";
import type { Anchors } from "./anchors.ts";
import { loadChain, loadHead } from "./audit-chain.queries.ts";
import { compareWithAnchors, compareWithHead, type Damage, walkChain } from "./chain.ts";

/** Hashing so many entries takes about 30 ms, in which the process does nothing else. */
const defaultBatch = 10_000;

export interface AuditCheckService {
  /** Checks the next entries after a place that the call before found to be right. */
  check(from: { readonly after: number; readonly hash: string }): Promise<ReplyOf<typeof auditCheck>>;
  /** Notes the newest entry's hash outside of the database, unless it is noted already. */
  anchor(nowMs: number): Promise<void>;
}

export function createAuditCheckService(db: Db, anchors: Anchors, batch = defaultBatch): AuditCheckService {
  return {
    check: async ({ after, hash }) => {
      const { entries, head } = await loadChain(db, after, batch);
      const noted = await anchors.load();
      const walked = walkChain({ seq: after, hash }, entries);
      const isEnd = entries.length < batch;
      const broken: (Damage | undefined)[] = [
        walked.broken,
        compareWithAnchors(noted, entries),
        walked.broken || !isEnd ? undefined : compareWithHead(walked.at, head),
        isEnd && noted.some(({ seq }) => seq > head.seq) ? { seq: head.seq + 1, damage: "missing" } : undefined,
      ];
      const data = {
        checkedTo: walked.at.seq,
        hash: walked.at.hash,
        last: head.seq,
        broken: firstOf(broken) ?? null,
        anchors: noted.filter(({ seq }) => seq > after && seq <= walked.at.seq).length,
      };
      return { data, meta: {} };
    },

    anchor: async (nowMs) => {
      const head = await loadHead(db);
      const newest = (await anchors.load()).at(-1);
      if (head.seq > 0 && newest?.hash !== head.hash) await anchors.note(head, nowMs);
    },
  };
}

function firstOf(found: readonly (Damage | undefined)[]): Damage | undefined {
  return found.filter((each) => each !== undefined).sort((a, b) => a.seq - b.seq)[0];
}
