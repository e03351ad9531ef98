import type { KitBoard } from "@time-event/contract/kits";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { KitPace } from "./kit-pace.tsx";
import { kitsMessages } from "./kits.messages.ts";

/** How far the hand-out has come, by category, and how fast each desk is. */
export function KitProgress({ eventId, board }: { readonly eventId: number; readonly board: KitBoard }) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { categories, desks, quarters } = board;
  const entered = categories.reduce((sum, each) => sum + each.entered, 0);
  const handedOut = categories.reduce((sum, each) => sum + each.handedOut, 0);
  return (
    <Panel
      title={m.progress}
      hint={m.progressOf(format.number(handedOut), format.number(entered))}
      actions={<Link to={`/manage/events/${eventId}/kits/people`}>{m.whoIsMissing}</Link>}
    >
      <ul className="kit-progress">
        {categories.map((category) => (
          <li key={category.code}>
            <span>{format.text(category.name) || category.code}</span>
            <meter
              min={0}
              max={Math.max(1, category.entered)}
              value={category.handedOut}
              aria-label={`${format.text(category.name) || category.code}: ${m.progressOf(format.number(category.handedOut), format.number(category.entered))}`}
            />
            <span className="figures">
              <strong>{format.number(category.handedOut)}</strong> / {format.number(category.entered)}
            </span>
            {category.withoutBib > 0 && (
              <small className="kit-progress__warn">{m.withoutBib(format.number(category.withoutBib))}</small>
            )}
          </li>
        ))}
      </ul>
      {desks.length > 0 && (
        <>
          <h3>{m.desks}</h3>
          <ul className="kit-desks">
            {desks.map(({ desk, handedOut: own, medianMs, lastAt }) => (
              <li key={desk}>
                <span>{desk || m.unnamedDesk}</span>
                <span className="figures">
                  {[
                    m.kits(format.number(own)),
                    medianMs !== null && m.pace(format.number(Math.max(1, Math.round(medianMs / 1000)))),
                    format.clock(lastAt, timeZone),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {quarters.length > 1 && <KitPace quarters={quarters} />}
    </Panel>
  );
}
