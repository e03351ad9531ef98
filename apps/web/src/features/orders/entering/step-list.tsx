import type { Order } from "@time-event/contract/orders";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { type Step, entryOfStep } from "./steps.ts";

/** Where one is on the way to the confirmation; what lies behind is a link. */
export function StepList({ order, at }: { readonly order: Order; readonly at: Step }) {
  const m = useMessages(enterMessages);
  const entry = entryOfStep(at);
  const groups = ["categories", "players", "summary"] as const;
  const now = entry !== null ? 1 : at === "categories" ? 0 : 2;
  const targets: readonly Step[] = ["categories", "players-1", "summary"];
  const count = order.entries.length;
  return (
    <nav aria-label={m.steps} className="enter__steps">
      <ol role="list">
        {groups.map((group, index) => {
          const of = group === "players" && entry !== null && count > 1 ? ` ${entry + 1}/${count}` : "";
          const label = m.step[group] + of;
          return (
            <li key={group} className="enter__step" data-past={index < now || undefined}>
              {index < now ? (
                <Link to={`?step=${targets[index]}`}>{label}</Link>
              ) : (
                <span aria-current={index === now ? "step" : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
