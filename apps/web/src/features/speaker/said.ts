import { mostMarksAtOnce, speakerSaidSave } from "@time-event/contract/speaker";
import { useEffect, useRef, useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";

/** By bib: called, or a mark that was taken back. */
type Marks = Readonly<Record<string, boolean>>;

const keyOf = (eventId: number) => `speaker-marks-${eventId}`;

function readWaiting(eventId: number): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    return Object.fromEntries(Object.entries(kept).filter(([, isSaid]) => typeof isSaid === "boolean"));
  } catch {
    return {};
  }
}

/**
 * Of whom the speakers have spoken. A mark stands on this device at once and waits here, through reloads, until the server has it: a
 * network that is away only delays what the other speakers see.
 *
 * @param stored bibs that any speaker has marked, as the server said at `asOf`; with each such answer what waits is sent again
 */
export function useSaid(eventId: number, stored: readonly string[], asOf: number) {
  const [waiting, setWaiting] = useState(() => readWaiting(eventId));
  const save = useStaffAction(speakerSaidSave);
  useEffect(() => {
    try {
      localStorage.setItem(keyOf(eventId), JSON.stringify(waiting));
    } catch {
      // a full store: the marks wait as long as this page
    }
  }, [eventId, waiting]);

  const { mutateAsync } = save;
  const isSending = useRef(false);
  useEffect(() => {
    const sent = Object.entries(waiting).slice(0, mostMarksAtOnce);
    if (isSending.current || sent.length === 0) return;
    const isSent = ([bib, is]: readonly [string, boolean]) => sent.some(([one, was]) => one === bib && was === is);
    const settle = (drop: boolean) => {
      isSending.current = false;
      // one that was changed meanwhile still waits; a failed sending is tried again with the next answer of the server
      if (drop) setWaiting((now) => Object.fromEntries(Object.entries(now).filter((mark) => !isSent(mark))));
    };
    isSending.current = true;
    mutateAsync({ eventId, marks: sent.map(([bib, isSaid]) => ({ bib, isSaid })) }).then(
      () => settle(true),
      () => settle(false),
    );
  }, [eventId, waiting, asOf, mutateAsync]);

  return {
    isSaid: (bib: string) => waiting[bib] ?? stored.includes(bib),
    note: (bib: string, isSaid: boolean) => setWaiting((now) => ({ ...now, [bib]: isSaid })),
  };
}
