import "./public.css";
import type { PublicationInForce } from "@time-event/contract/published-list";
import { stageOf } from "@time-event/domain/publications/publish-rules";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { serverTimeAt } from "../../lib/session/server-time.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { publicMessages } from "./public.messages.ts";
import { shortHash } from "./short-hash.shared.ts";

const minuteMs = 60_000;

interface InForceLineProps {
  readonly publication: PublicationInForce;
  readonly timeZone: string;
}

/** Which published list is in force, until when one may protest, and what has changed since; on paper, too. */
export function InForceLine({ publication, timeZone }: InForceLineProps) {
  const m = useMessages(publicMessages);
  const format = useFormat();
  const seenAt = useNow(minuteMs);
  const now = seenAt === null ? null : serverTimeAt(seenAt);
  const { number, state, reason, madeAt, protestUntil, hash, changedSince } = publication;
  const dayOf = (at: number) => dayInZone(timeZone, at);
  const isOpen = now !== null && protestUntil !== null && stageOf(publication, now) === "protests";
  return (
    <p className="in-force" data-state={state}>
      <span className="in-force__list">
        <Icon name={state === "official" ? "check" : "clock"} />{" "}
        <strong>
          {m[state](format.number(number))}
          <span className="in-force__beside">{m.publishedAt(format.instant(madeAt, timeZone))}</span>
        </strong>
      </span>
      {state === "provisional" && protestUntil !== null && (
        <span className="figures">
          {m.protestUntil(
            dayOf(protestUntil) === dayOf(madeAt)
              ? format.clock(protestUntil, timeZone)
              : format.instant(protestUntil, timeZone),
          )}
          {isOpen && ` (${m.left(format.number(Math.ceil((protestUntil - now) / minuteMs)))})`}
        </span>
      )}
      {changedSince > 0 && <span>{m.changedSince(format.number(changedSince))}</span>}
      {reason && <span>{reason}</span>}
      <code className="in-force__beside" title={`${m.hash}: ${hash}`}>
        {shortHash(hash)}
        <span className="in-force__rest">{hash.slice(shortHash(hash).length)}</span>
      </code>
    </p>
  );
}
