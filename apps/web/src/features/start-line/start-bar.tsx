import type { StartLine } from "@time-event/contract/start-line";
import { startStates } from "@time-event/domain/start-line/start-state";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { startLineMessages } from "./start-line.messages.ts";

type Count = StartLine["count"];

/** Everybody in that state, with a kit or without. */
export function sumOf(count: Count, state: (typeof startStates)[number]): number {
  const { withKit, withoutKit } = count.states[state];
  return withKit + withoutKit;
}

/** One bar: the states of everybody, one beside the other, as long as their shares. */
export function StartBar({ name, count }: { readonly name: string; readonly count: Count }) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const all = Math.max(1, count.entered);
  const filled = startStates.filter((state) => sumOf(count, state) > 0);
  const parts = filled.map((state) => m.part(m.states[state], format.number(sumOf(count, state))));
  const widths = filled.map((state) => (sumOf(count, state) / all) * 1000);
  return (
    <svg
      className="start-bar"
      viewBox="0 0 1000 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={m.barOf(name, parts.join(", "))}
    >
      {filled.map((state, at) => {
        const x = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
        return <rect key={state} data-state={state} x={x} y={0} width={widths[at]} height={20} />;
      })}
    </svg>
  );
}
