import { categoryWarnings, type EventDays } from "@time-event/domain/category/category-warnings";
import type { Checkpoint } from "@time-event/domain/race/race";
import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import type { CategoryValues } from "./category-values.ts";
import { editorMessages } from "./editor.messages.ts";

interface CategoryChecksProps {
  readonly values: CategoryValues;
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  readonly days: EventDays;
}

/** Warnings while staff type: allowed values that are rarely intended. */
export function CategoryChecks({ values, checkpoints, days }: CategoryChecksProps) {
  const m = useMessages(editorMessages);
  const { warnings } = useMessages(rulesMessages);
  const found = Number.isNaN(values.gunAt) ? [] : categoryWarnings(values, checkpoints, days);
  if (found.length === 0) return null;
  return (
    <section className="category-checks" aria-label={m.checks}>
      <strong>{m.checks}</strong>
      {found.map(({ code, found: what = "" }) => (
        <p key={code + what}>{warnings[code]?.(what)}</p>
      ))}
    </section>
  );
}
