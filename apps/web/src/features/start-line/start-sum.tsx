import type { StartLine } from "@time-event/contract/start-line";
import { startLooks, startStates } from "@time-event/domain/start-line/start-state";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StartBar, sumOf } from "./start-bar.tsx";
import { startLineMessages } from "./start-line.messages.ts";

interface StartSumProps {
  readonly count: StartLine["count"];
  readonly hasKits: boolean;
  readonly chosen: { readonly state: string; readonly look: string };
  readonly onState: (state: string) => void;
  readonly onLook: (look: string) => void;
}

/** The whole start as a sum; each term shows who they are. */
export function StartSum({ count, hasKits, chosen, onState, onLook }: StartSumProps) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const shown = startStates.filter((state) => sumOf(count, state) > 0);
  return (
    <section className="start-sum" aria-label={m.sum}>
      <p className="start-sum__all">
        {m.entered} <strong className="figures">{format.number(count.entered)}</strong>
        {hasKits && (
          <span className="soft">
            {" "}
            · {m.withKit} <strong className="figures">{format.number(count.withKit)}</strong>
          </span>
        )}
      </p>
      <StartBar name={m.sum} count={count} />
      <ul className="start-sum__terms">
        {shown.map((state) => (
          <li key={state}>
            <button
              type="button"
              data-state={state}
              title={m.hints[state]}
              aria-pressed={chosen.state === state}
              onClick={() => onState(chosen.state === state ? "" : state)}
            >
              <span className="start-sum__key" aria-hidden="true" />
              {m.states[state]} <strong className="figures">{format.number(sumOf(count, state))}</strong>
            </button>
          </li>
        ))}
      </ul>
      <ul className="start-sum__looks">
        {startLooks
          .filter((look) => count.looks[look] > 0)
          .map((look) => (
            <li key={look}>
              <button
                type="button"
                aria-pressed={chosen.look === look}
                onClick={() => onLook(chosen.look === look ? "" : look)}
              >
                {m.looks[look]} <strong className="figures">{format.number(count.looks[look])}</strong>
              </button>
            </li>
          ))}
      </ul>
      {!hasKits && <p className="soft">{m.noKits}</p>}
    </section>
  );
}
