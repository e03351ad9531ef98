import type { CategoryAwards } from "@time-event/contract/awards";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { AwardCard } from "./award-card.tsx";
import { awardTitle } from "./award-title.ts";
import { awardsMessages } from "./awards.messages.ts";

interface CategoryAwardsPanelProps {
  readonly eventId: number;
  readonly category: CategoryAwards;
  readonly onRules: () => void;
}

/** The prizes of one category in the order of the ceremony, and what makes them uncertain. */
export function CategoryAwardsPanel({ eventId, category, onRules }: CategoryAwardsPanelProps) {
  const m = useMessages(awardsMessages);
  const format = useFormat();
  const maySetUp = useMay()("results_publish", eventId);
  const { code, name, published, toCome, unknown, awards } = category;
  const shownName = format.text(name) || code;
  const winners = awards.flatMap((award) => award.winners);
  const given = winners.filter(({ collected }) => collected).length;
  const titles = new Map(awards.map((award) => [award.key, awardTitle(award, m, format, category.rankings)]));
  const kinds = ["gender", "age", "nationality"] as const;
  return (
    <div className="category-awards">
      <Panel
        title={
          <>
            {shownName}{" "}
            {published ? (
              <Chip tone={published.state === "official" ? "ok" : "info"} icon="flag">
                {m.published[published.state](format.number(published.number))}
              </Chip>
            ) : (
              <Chip icon="clock">{m.notPublished}</Chip>
            )}
          </>
        }
        hint={winners.length > 0 && m.given(format.number(given), format.number(winners.length))}
        actions={
          maySetUp && (
            <Button
              type="button"
              outlined
              className="no-print"
              icon="pi pi-sliders-h"
              label={m.rules}
              aria-label={m.rulesOf(shownName)}
              onClick={onRules}
            />
          )
        }
      >
        <ul className="award-doubts">
          {published !== null && published.changedSince > 0 && (
            <li>{m.changedSince(format.number(published.changedSince))}</li>
          )}
          {toCome > 0 && <li>{m.toCome(format.number(toCome))}</li>}
          {kinds.map(
            (kind) => unknown[kind] > 0 && <li key={kind}>{m.unknown[kind](format.number(unknown[kind]))}</li>,
          )}
        </ul>
        {published && (
          <p className="awards-list-hash">
            {m.hash} <code>{published.hash}</code>
          </p>
        )}
        {awards.length === 0 && (
          <EmptyState icon="flag" title={m.noPrizes}>
            {m.noPrizesHint}
          </EmptyState>
        )}
        <div className="award-cards">
          {awards.map((award) => (
            <AwardCard key={award.key} {...{ eventId, category, award, titles }} />
          ))}
        </div>
      </Panel>
    </div>
  );
}
