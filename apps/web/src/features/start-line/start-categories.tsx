import type { StartLine } from "@time-event/contract/start-line";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { StartBar, sumOf } from "./start-bar.tsx";
import { startLineMessages } from "./start-line.messages.ts";

interface StartCategoriesProps {
  readonly categories: StartLine["categories"];
  readonly hasKits: boolean;
}

/** A bar for each category. */
export function StartCategories({ categories, hasKits }: StartCategoriesProps) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  return (
    <Panel title={m.byCategory}>
      <ul className="start-categories">
        {categories.map(({ code, name, gunAt, hasStartLine, count }) => {
          const shown = format.text(name) || code;
          const notSeen = sumOf(count, "not_seen");
          return (
            <li key={code}>
              <p>
                <strong>{shown}</strong>{" "}
                <small className="soft figures">
                  {[
                    m.gun(format.clock(gunAt, timeZone)),
                    hasKits && m.kitsOf(format.number(count.withKit), format.number(count.entered)),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
                {notSeen > 0 && (
                  <strong className="start-categories__missing figures">
                    {m.part(m.states.not_seen, format.number(notSeen))}
                  </strong>
                )}
              </p>
              <StartBar name={shown} count={count} />
              {!hasStartLine && <small className="soft">{m.noLine}</small>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
