import { docketDecide, docketPropose } from "@time-event/contract/docket";
import { webPlayerGet } from "@time-event/contract/players";
import { expect } from "vitest";
import { bearing, get, post } from "../../../testing/call-service.ts";
import type { GivenApp } from "../../../testing/given-app.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

export interface Docket {
  /** Proposes two minutes for bib 1, unless the changes say otherwise. */
  readonly propose: (changes: object) => ReturnType<typeof post<typeof docketPropose>>;
  /** The same, decided by another official. */
  readonly inForce: (changes: object) => Promise<void>;
  /** A player's page, as the public sees it. */
  readonly player: (bib: string) => ReturnType<typeof playerOf>;
  /** Who proposes. */
  readonly proposer: string;
}

/** The docket of an event, and two officials: penalties that one proposes and the other decides. */
export async function givenDocket(
  given: GivenApp,
  { eventId, event, reason }: { readonly eventId: number; readonly event: string; readonly reason: string },
): Promise<Docket> {
  const [proposer, decider] = [
    await givenSignedIn(given, "ann", "timing_official", eventId),
    await givenSignedIn(given, "ben", "timing_official", eventId),
  ];
  const propose = (changes: object) => {
    const body = { eventId, bib: "1", rule: "", effect: { kind: "time", timeMs: 120_000 }, reason };
    return post(given.url, docketPropose, { ...body, ...changes } as never, bearing(proposer));
  };
  return {
    proposer,
    propose,
    inForce: async (changes) => {
      const { id, revision } = (await propose(changes)).reply!.data;
      const body = { eventId, id, revision, step: "decide", note: "", appealMinutes: 15 } as const;
      expect((await post(given.url, docketDecide, body, bearing(decider))).status).toBe(200);
    },
    player: (bib) => playerOf(given, event, bib),
  };
}

const playerOf = async (given: GivenApp, event: string, bib: string) =>
  (await get(given.url, webPlayerGet, undefined, { event, bib })).reply!.data;
