import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { findingDecide, findingLift, type findingList } from "@time-event/contract/findings";
import { type Finding, type FindingKind, findingKinds } from "@time-event/domain/findings/finding";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { createPacedLooks } from "../../lib/paced-looks.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { liftRuling } from "../entries/dropouts.service.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import { collectFindings } from "./collect-findings.ts";
import { insertDecision } from "./finding-decisions.repository.ts";
import { loadDecisions } from "./findings.queries.ts";
import { showFindings } from "./show-findings.ts";

interface Asked {
  readonly eventId: number;
  readonly kind?: FindingKind | undefined;
  readonly show: "open" | "dismissed";
  /** Of each kind; the counts say how many there are. */
  readonly most: number;
}

/** What somebody must look at before results can be trusted. */
export function createFindingsService(db: Db, clock: () => InstantMs, lookPace: number) {
  const looks = createPacedLooks((eventId: number) => collect(db, eventId), lookPace);

  async function collect(tx: Db | Tx, eventId: number) {
    const rules = await loadRaceRules(tx, eventId);
    if (!rules) throw new NotFound("event");
    return { rules, ...(await collectFindings(tx, rules)) };
  }

  return {
    list: async ({ eventId, kind, show, most }: Asked): Promise<ReplyOf<typeof findingList>> => {
      const { rules, ...collected } = await looks.at(eventId);
      const decisions = await loadDecisions(db, eventId);
      const isDismissed = ({ key }: Finding) => decisions.get(key)?.isDismissed === true;
      const open = collected.findings.filter((finding) => !isDismissed(finding));
      const dismissed = collected.findings.filter(isDismissed);
      const wanted = (show === "open" ? open : dismissed).filter((finding) => !kind || finding.kind === kind);
      const shown = findingKinds.flatMap((each) => ofKind(wanted, each).slice(0, most));
      const counts = findingKinds.map((each) => [each, ofKind(open, each).length] as const);
      const data = await showFindings(db, rules, collected, shown);
      return {
        data: data.map((finding) => ({ ...finding, decision: decisions.get(finding.key) ?? null })),
        meta: {
          open: Object.fromEntries(counts.filter(([, count]) => count > 0)),
          dismissed: dismissed.length,
          checkpoints: await listCheckpointNames(db, eventId),
          serverAt: clock(),
        },
      };
    },

    /** @throws Refused `unknown` for what is no finding any more, `nothing_to_change` */
    decide: ({ eventId, key, isDismissed, reason }: BodyOf<typeof findingDecide>, caller: StaffCaller) =>
      edit(db, caller, findingDecide, async (tx) => {
        await lockEvent(tx, eventId);
        const { findings, entries } = await collect(tx, eventId);
        const found = findings.find((finding) => finding.key === key);
        if (!found) throw new Refused(findingDecide, [{ path: "key", code: "unknown" }]);
        const before = (await loadDecisions(tx, eventId)).get(key)?.isDismissed ?? false;
        if (before === isDismissed) throw new Refused(findingDecide, ["nothing_to_change"]);
        await insertDecision(tx, { eventId, key, isDismissed, reason, by: caller.username, now: clock() });
        const name = entries.get(found.entryId ?? 0)?.bib ?? found.subject;
        const subject = { kind: "finding", id: key, name };
        const change = { eventId, subject, before: { isDismissed: before }, after: { isDismissed }, reason };
        return { reply: { data: null, meta: {} }, change };
      }),

    /** @throws Refused `unknown`, `nothing_to_change` */
    lift: async ({ eventId, entryId, reason }: BodyOf<typeof findingLift>, caller: StaffCaller) => {
      const reply = await edit(db, caller, findingLift, async (tx) => {
        const { version, rules } = await beginResults(tx, eventId);
        const lifted = await liftRuling(tx, eventId, entryId, caller.username);
        if (!lifted) throw new Refused(findingLift, [{ path: "entryId", code: "unknown" }]);
        const { bib, ruledStatus, isLifted } = lifted;
        if (!isLifted) throw new Refused(findingLift, ["nothing_to_change"]);
        await judgeAndStore(tx, rules, version, [entryId]);
        const subject = { kind: "entry", id: entryId, name: bib };
        const change = { eventId, subject, before: { ruledStatus }, after: { ruledStatus: null }, reason };
        return { reply: { data: { version }, meta: {} }, change };
      });
      looks.forget(eventId);
      await announceResults(db, eventId);
      return reply;
    },
  };
}

function ofKind(findings: readonly Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind);
}

export type FindingsService = ReturnType<typeof createFindingsService>;
