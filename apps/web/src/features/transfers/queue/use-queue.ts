import type { BodyOf } from "@time-event/contract/endpoint";
import {
  type StaffTransfer,
  transferClaim,
  transferDecide,
  transferReverse,
} from "@time-event/contract/staff-transfers";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { noRun, type Run, withDecision } from "./run.ts";

export type Decision = BodyOf<typeof transferDecide>["decision"];

/** Somebody who looks for longer than the server keeps a slip for them asks for it again. */
const keepEveryMs = 2 * 60_000;

interface Decided {
  readonly transfer: StaffTransfer;
  readonly kind: Decision["kind"];
}

/** Null: none waits. Undefined: not known yet. */
interface Looked {
  readonly current: StaffTransfer | null | undefined;
  /** The one after it, taken already, so that its picture can be loaded. */
  readonly next: StaffTransfer | null;
}

const nothing: Looked = { current: undefined, next: null };

export interface Queue extends Looked {
  readonly waiting: number;
  readonly run: Run;
  readonly last: Decided | null;
  readonly busy: boolean;
  readonly failure: CallFailed | null;
  readonly decide: (decision: Decision) => void;
  readonly skip: () => void;
  readonly undo: () => void;
  readonly lookAgain: () => void;
}

interface QueueOptions {
  /** Only of this event. */
  readonly eventId: number | undefined;
  readonly undoReason: string;
  readonly onDecided: (decided: Decided) => void;
  readonly onUndone: () => void;
}

/** Slips one after another: while somebody looks at one, the next is theirs and loaded already. */
export function useQueue({ eventId, undoReason, onDecided, onUndone }: QueueOptions): Queue {
  const callApi = useCallApi();
  const [{ current, next }, setShown] = useState<Looked>(nothing);
  const [waiting, setWaiting] = useState(0);
  const [run, setRun] = useState(noRun);
  const [last, setLast] = useState<Decided | null>(null);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [busy, setBusy] = useState(false);
  const skipped = useRef<number[]>([]);
  const shownAt = useRef(0);
  const looked = useRef<Looked>(nothing);
  const line = useRef(Promise.resolve());
  const decision = useStaffAction(transferDecide);
  const reversal = useStaffAction(transferReverse);

  async function claim(body: Partial<BodyOf<typeof transferClaim>>) {
    const only = eventId === undefined ? {} : { eventId };
    const { data } = await callApi(transferClaim, { id: null, except: skipped.current, ...only, ...body });
    setWaiting(data.waiting);
    return data.transfer;
  }

  /** One after another: an undo that is pressed while the next slip is fetched waits for it. */
  function attempt(work: () => Promise<void>): void {
    line.current = line.current.then(async () => {
      setBusy(true);
      setFailure(null);
      try {
        await work();
      } catch (error) {
        setFailure(error as CallFailed);
      } finally {
        setBusy(false);
      }
    });
  }

  function look({ current, next }: Looked): void {
    if (current?.id !== looked.current.current?.id) shownAt.current = performance.now();
    looked.current = { current, next };
    setShown(looked.current);
  }

  /**
   * One that was taken before, as it is now: a decision about another slip of its order, by anybody, changes what it owes.
   * Null: somebody else has it, or decided it.
   */
  async function claimAgain(known: StaffTransfer, given: { readonly letGo?: number }): Promise<StaffTransfer | null> {
    try {
      const fresh = await claim({ id: known.id, ...given });
      return fresh?.state === "waiting" ? fresh : null;
    } catch (failure) {
      if (failure instanceof CallFailed && failure.reasons.length > 0) return null;
      // no reply: it is shown as it was, and the server compares its sums before it verifies
      return known;
    }
  }

  /** Shows what comes next, and takes the one after it. */
  async function advance(gone: readonly number[], letGo?: number): Promise<void> {
    const given = letGo === undefined ? {} : { letGo };
    const { next } = looked.current;
    const again = next && (await claimAgain(next, given));
    const current = again ?? (await claim({ except: [...skipped.current, ...gone], ...given }));
    look({ current, next: null });
    // whoever is quick need not wait for the one after it
    setBusy(false);
    const except = [...skipped.current, ...gone, ...(current ? [current.id] : [])];
    if (current) look({ current, next: await claim({ except }) });
  }

  /** Puts sums of now in place of those that are shown. */
  function refresh(fresh: StaffTransfer | null): void {
    const { current, next } = looked.current;
    if (fresh?.state !== "waiting") return;
    look({ current: current?.id === fresh.id ? fresh : current, next: next?.id === fresh.id ? fresh : next });
  }

  const begin = useEffectEvent(() => attempt(() => advance([])));
  useEffect(() => begin(), []);

  const keep = useEffectEvent(() => {
    for (const each of [current, next]) if (each) claim({ id: each.id }).then(refresh, () => {});
  });
  useEffect(() => {
    const timer = setInterval(keep, keepEveryMs);
    return () => clearInterval(timer);
  }, []);

  return {
    current,
    next,
    waiting,
    run,
    last,
    busy,
    failure,
    decide: (made) => {
      if (!current || busy) return;
      const { eventId: at, id, revision } = current;
      attempt(async () => {
        const { data } = await decision
          .mutateAsync({ eventId: at, id, revision, decision: made })
          .catch(async (failure: CallFailed) => {
            if (failure.reasons.includes("changed_since")) refresh(await claim({ id }));
            throw failure;
          });
        const tookMs = performance.now() - shownAt.current;
        setRun((before) => withDecision(before, tookMs));
        const decided = { transfer: data, kind: made.kind };
        setLast(decided);
        onDecided(decided);
        await advance([id]);
      });
    },
    skip: () => {
      if (!current || busy) return;
      const { id } = current;
      skipped.current = [...skipped.current, id];
      attempt(() => advance([id], id));
    },
    undo: () => {
      if (!last) return;
      const { eventId: at, id, revision } = last.transfer;
      attempt(async () => {
        await reversal.mutateAsync({ eventId: at, id, revision, reason: undoReason });
        setLast(null);
        onUndone();
        // what was shown comes after it again
        const before = looked.current.current ?? null;
        look({ current: await claim({ id }), next: before });
      });
    },
    lookAgain: () => {
      skipped.current = [];
      attempt(() => advance([]));
    },
  };
}
