import type { FindingMending, ListedFinding } from "@time-event/contract/findings";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { useStatusWord } from "../results/use-result-text.shared.ts";
import { findingsMessages } from "./findings.messages.ts";
import { useMending } from "./use-mending.ts";

interface FindingItemProps {
  readonly eventId: number;
  readonly finding: ListedFinding;
  /** What people call a checkpoint. */
  readonly pointName: (code: string) => string;
  readonly onDecide: (finding: ListedFinding) => void;
}

/** One finding: whom it is about, its evidence, and a press for each thing that would solve it. */
export function FindingItem({ eventId, finding, pointName, onDecide }: FindingItemProps) {
  const m = useMessages(findingsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const statusWord = useStatusWord();
  const { mend, isPending } = useMending(eventId, finding);
  const { kind, entry, subject, points, count, since, reads, mendings, decision } = finding;
  const clock = (at: number) => format.clock(at, timeZone, true);
  const who = entry?.bib ?? subject;
  const ruled = entry?.isWithdrawn ? m.withdrawn : entry?.ruledStatus && statusWord(entry.ruledStatus);
  const facts = [
    points.length > 0 && m.at(points.map(pointName).join(" · ")),
    since !== null && (kind === "wrong_wave" ? m.waveAt(clock(since)) : m.outSince(clock(since))),
    kind === "point_missed_by_many" && m.manyMissed(format.number(count)),
    kind === "read_of_nobody" && m.reads(format.number(count)),
  ].filter((fact) => fact !== false);
  const labelOf = ({ kind: how, readIds, bib }: FindingMending) => {
    if (how === "move") return m.move(bib ?? "");
    if (how === "lift") return m.lift(ruled ?? "");
    const only = readIds.length === 1 ? reads.find(({ id }) => id === readIds[0]) : undefined;
    return m.void(
      only ? `${pointName(only.checkpoint)} ${clock(only.at)}` : m.voidReads(format.number(readIds.length)),
    );
  };
  const decide = decision?.isDismissed ? m.reopen : m.dismiss;
  return (
    <li>
      <p>
        <strong className="figures">{who}</strong>
        {entry && ` ${format.text({ th: entry.name, en: entry.nameEn })}`}{" "}
        <small className="soft">{[entry?.category, ruled].filter(Boolean).join(" · ")}</small>
        <br />
        {facts.join(" · ")}
      </p>
      {reads.length > 0 && (
        <ol className="findings__reads figures">
          {reads.map(({ id, checkpoint, at, source, device, ignored }) => (
            <li key={id} data-unused={ignored !== null || undefined}>
              {pointName(checkpoint)} {clock(at)}{" "}
              <small className="soft">
                {device || source}
                {ignored !== null && ` · ${m.ignored[ignored as keyof typeof m.ignored] ?? m.unused}`}
              </small>
            </li>
          ))}
        </ol>
      )}
      {decision && (
        <p className="soft">
          {decision.reason} · {m.decided(decision.by, format.instant(decision.at, timeZone))}
        </p>
      )}
      <div className="findings__actions">
        {mendings.map((mending, index) => (
          <Button
            key={`${mending.kind} ${index}`}
            type="button"
            size="small"
            outlined={index > 0}
            label={labelOf(mending)}
            aria-label={m.ofWhom(labelOf(mending), who)}
            disabled={isPending}
            onClick={() => mend(mending)}
          />
        ))}
        <Button
          type="button"
          size="small"
          text
          label={decide}
          aria-label={m.ofWhom(decide, who)}
          disabled={isPending}
          onClick={() => onDecide(finding)}
        />
        {kind !== "point_missed_by_many" && (
          <Link to={`/manage/events/${eventId}/reads?who=${encodeURIComponent(who)}`}>{m.openReads}</Link>
        )}
      </div>
    </li>
  );
}
