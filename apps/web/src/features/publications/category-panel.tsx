import type { PublishedCategory } from "@time-event/contract/publications";
import type { Publication } from "@time-event/contract/published-list";
import { type PublicationStage, stageOf } from "@time-event/domain/publications/publish-rules";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import type { Asked } from "./asked.ts";
import { publicationsMessages } from "./publications.messages.ts";
import { shortHash } from "./short-hash.shared.ts";

const looks = {
  live: { tone: "neutral", icon: "clock" },
  protests: { tone: "warn", icon: "clock" },
  waiting: { tone: "info", icon: "flag" },
  official: { tone: "ok", icon: "check" },
} as const satisfies Record<PublicationStage, object>;

interface CategoryPanelProps {
  readonly eventId: number;
  readonly category: PublishedCategory;
  readonly now: number;
  readonly onAsk: (asked: Asked) => void;
}

/** One category: which list is in force, what changed since, and all lists before. */
export function CategoryPanel({ eventId, category, now, onAsk }: CategoryPanelProps) {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const mayPublish = useMay()("results_publish", eventId);
  const { timeZone } = useEvent();
  const { code, name, entries, publications, changedSince, openCases, appealsUntil, openProtests } = category;
  const [latest] = publications;
  const stage = stageOf(latest ?? null, now);
  const ask = (what: Asked["what"], number: number) => onAsk({ what, category: code, number });
  return (
    <Panel
      title={
        <>
          {format.text(name) || code}{" "}
          <Chip tone={looks[stage].tone} icon={looks[stage].icon}>
            {m.stages[stage]}
          </Chip>
        </>
      }
      actions={
        mayPublish &&
        entries > 0 && (
          <Button
            type="button"
            icon="pi pi-megaphone"
            outlined={changedSince === 0 && stage === "official"}
            label={m.look}
            aria-label={`${m.look} ${format.text(name) || code}`}
            onClick={() => ask("publish", 0)}
          />
        )
      }
    >
      <p className="publication-facts">
        {latest ? (
          <>
            <span className="figures">
              {m.inForce(format.number(latest.number), m.states[latest.state], format.instant(latest.madeAt, timeZone))}
            </span>
            <code title={latest.hash}>{shortHash(latest.hash)}</code>
            <span data-alarm={changedSince !== 0 || undefined}>
              {changedSince ? m.changedSince(format.number(changedSince)) : m.noChange}
            </span>
          </>
        ) : (
          <span>{m.entries(format.number(entries))}</span>
        )}
        {stage === "protests" && latest?.protestUntil && (
          <strong className="figures">{m.protestUntil(format.clock(latest.protestUntil, timeZone))}</strong>
        )}
        {openCases > 0 && (
          <Link to={`/manage/events/${eventId}/penalties`}>
            {m.openCases(format.number(openCases))}
            {appealsUntil !== null && ` · ${m.appealsUntil(format.clock(appealsUntil, timeZone))}`}
          </Link>
        )}
        {openProtests > 0 && (
          <Link to={`/manage/events/${eventId}/penalties`}>{m.openProtests(format.number(openProtests))}</Link>
        )}
      </p>
      {publications.length > 0 && (
        <details className="publication-lists">
          <summary>
            {m.revisions} <span className="figures">({format.number(publications.length)})</span>
          </summary>
          <ol>
            {publications.map((publication) => (
              <PublicationLine
                key={publication.number}
                {...{ eventId, publication, timeZone, ask }}
                category={code}
                mayRestore={mayPublish && publication !== latest}
              />
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}

interface PublicationLineProps {
  readonly eventId: number;
  readonly category: string;
  readonly publication: Publication;
  readonly timeZone: string;
  readonly mayRestore: boolean;
  readonly ask: (what: Asked["what"], number: number) => void;
}

function PublicationLine({ eventId, category, publication, timeZone, mayRestore, ask }: PublicationLineProps) {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const { number, state, reason, restores, madeBy, madeAt, hash } = publication;
  const n = format.number(number);
  return (
    <li>
      <span>
        <strong className="figures">{m.number(n)}</strong> {m.states[state]} <code title={hash}>{shortHash(hash)}</code>
        <br />
        <small className="soft">
          {m.by(madeBy, format.instant(madeAt, timeZone))}
          {restores !== null && ` · ${m.restores(format.number(restores))}`}
          {reason && ` · ${reason}`}
        </small>
      </span>
      <span className="publication-lists__actions">
        <Link to={`/manage/events/${eventId}/review/${category}/${number}`} aria-label={m.viewOf(n)}>
          {m.view}
        </Link>
        {number > 1 && (
          <Button
            type="button"
            text
            size="small"
            label={m.compare}
            aria-label={m.compareOf(n)}
            onClick={() => ask("compare", number)}
          />
        )}
        {mayRestore && (
          <Button
            type="button"
            text
            size="small"
            label={m.restore}
            aria-label={m.restoreOf(n)}
            onClick={() => ask("restore", number)}
          />
        )}
      </span>
    </li>
  );
}
