import type { OwnPenalty, OwnProtest } from "@time-event/contract/protests";
import { writtenInBoth } from "@time-event/domain/text/in-language";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { ownProtestMessages } from "./protests.messages.ts";

const looks = {
  open: { tone: "warn", icon: "clock" },
  accepted: { tone: "ok", icon: "check" },
  rejected: { tone: "neutral", icon: "close" },
  in_force: { tone: "info", icon: "flag" },
  served: { tone: "neutral", icon: "flag" },
  appealed: { tone: "warn", icon: "clock" },
  upheld: { tone: "neutral", icon: "flag" },
  revoked: { tone: "ok", icon: "check" },
} as const;

interface ProtestLineProps {
  readonly protest: OwnProtest;
  readonly timeZone: string;
  /** What can be added while it waits. */
  readonly children: ReactNode;
}

/** A protest with the answer of the jury. */
export function ProtestLine({ protest, timeZone, children }: ProtestLineProps) {
  const m = useMessages(ownProtestMessages);
  const format = useFormat();
  const { kind, bib, against, text, state, answer, sentAt } = protest;
  return (
    <li className="protest">
      <p className="protest__head">
        <b>
          {m.protest} <span className="figures">{bib}</span>
        </b>
        <Chip {...looks[state]}>{m.states[state]}</Chip>
      </p>
      <p className="soft">
        {m.kinds[kind]}
        {against && ` · ${m.against(against)}`} · {m.sentAt(format.instant(sentAt, timeZone))}
      </p>
      {text && <p className="protest__said">{text}</p>}
      {state === "open" ? children : protest.hasPhoto && <p className="soft">{m.photoThere}</p>}
      {answer && <Said label={m.answer}>{answer}</Said>}
    </li>
  );
}

interface PenaltyLineProps {
  readonly penalty: OwnPenalty;
  readonly bib: string;
  readonly timeZone: string;
  /** How to appeal, where they may. */
  readonly children: ReactNode;
}

/** A penalty of theirs, until when it can be appealed, and what the jury answered. */
export function PenaltyLine({ penalty, bib, timeZone, children }: PenaltyLineProps) {
  const m = useMessages(ownProtestMessages);
  const format = useFormat();
  const {
    rule,
    ruleName,
    reason,
    timeMs,
    stage,
    laps,
    places,
    disqualify,
    state,
    appealUntil,
    mayAppeal,
    appeal,
    answer,
  } = penalty;
  const effect = disqualify
    ? m.disqualify
    : timeMs !== null
      ? [stage, (timeMs < 0 ? m.bonus : m.time)(formatRaceTime(Math.abs(timeMs), "half"))].filter(Boolean).join(" ")
      : laps !== null
        ? m.laps(format.number(laps))
        : places !== null
          ? m.places(format.number(places))
          : m.warning;
  const why = [ruleName ? format.text(ruleName) : rule, format.text(writtenInBoth(reason))].filter(Boolean).join(" · ");
  return (
    <li className="protest">
      <p className="protest__head">
        <b>
          {m.penalty} <span className="figures">{`${bib} ${effect}`}</span>
        </b>
        <Chip {...looks[state]}>{m.penaltyStates[state]}</Chip>
      </p>
      <p>{why}</p>
      {state === "in_force" && (
        <p className="soft">
          {mayAppeal && appealUntil !== null ? m.appealUntil(format.clock(appealUntil, timeZone)) : m.appealOver}
        </p>
      )}
      {appeal && <Said label={m.yourAppeal}>{appeal}</Said>}
      {answer && <Said label={m.answer}>{answer}</Said>}
      {mayAppeal && children}
    </li>
  );
}

function Said({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="protest__answer">
      <small className="soft">{label}</small>
      <p className="protest__said">{children}</p>
    </div>
  );
}
