import "./editor.css";
import "../rules/rules.css";
import { type categoryList, categorySave } from "@time-event/contract/categories";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { categoryProblems } from "@time-event/domain/category/category-problems";
import type { Checkpoint } from "@time-event/domain/race/race";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../../ui/form/ruled-by.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import { RulesSections } from "../rules/rules-sections.shared.tsx";
import { CategoryChecks } from "./category-checks.tsx";
import type { CategoryValues } from "./category-values.ts";
import { editorMessages } from "./editor.messages.ts";
import { SectionLinks } from "./section-links.tsx";
import { TimingSection } from "./timing-section.tsx";

interface CategoryEditorProps {
  readonly stored: CategoryValues;
  readonly list: ReplyOf<typeof categoryList>;
  /** Reads the category again, as it is stored now. */
  readonly reload: () => Promise<CategoryValues>;
}

/** Everything about one category in one form. The form applies the server's rules before it sends anything. */
export function CategoryEditor({ stored, list, reload }: CategoryEditorProps) {
  const rules = useMessages(rulesMessages);
  const m = useMessages(editorMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const { checkpoints: points, isDraft, ...days } = list.meta;
  const checkpoints = byCode(points);
  const save = useStaffAction(categorySave);
  const form = useForm<CategoryValues>({
    draft: "category",
    stored,
    words: rules.words,
    schema: ruledBy(categorySave.body, (values) =>
      categoryProblems(values, { isDraft, checkpoints, others: list.data.filter(({ id }) => id !== values.id) }),
    ),
    save: async (values) => {
      const { data } = await save.mutateAsync(values);
      if (data.judged > 0) toast({ severity: "info", summary: m.judged(format.number(data.judged)) });
      return { ...values, id: data.id, revision: data.revision };
    },
  });
  const { eventId } = stored;
  const createdId = stored.id === null ? form.stored.id : null;
  useEffect(() => {
    // not earlier: while the form still counts as changed, leaving it asks for confirmation
    const href = `/manage/events/${eventId}/categories/${createdId}`;
    // where one is in the form stays in sight, and what is pressed meanwhile under the pointer
    if (createdId !== null) void navigate(href, { replace: true, preventScrollReset: true });
  }, [createdId, eventId, navigate]);
  const row = list.data.find(({ id }) => id === form.values.id);
  return (
    <FormFrame
      undoable
      form={form}
      words={rules.words}
      saveLabel={m.saveFirst}
      conflict={{
        reload,
        labels: { name: rules.name, code: rules.code, capacity: rules.capacity, feeTiers: rules.fees },
      }}
    >
      <SectionLinks errors={Object.keys(form.errors)} />
      <CategoryChecks values={form.values} checkpoints={checkpoints} days={days} />
      <RulesSections
        editing={form}
        timeZone={days.timeZone}
        entered={row?.entered ?? 0}
        {...(row && { stored: { eventId, id: row.id, rounding: row.rounding } })}
        {...(row &&
          row.entered > 0 && {
            regroup: { eventId, id: row.id, regrouped: form.values.regrouped ?? null, change: form.change },
          })}
      />
      <TimingSection editing={form} points={points} timeZone={days.timeZone} />
    </FormFrame>
  );
}

function byCode(points: CategoryEditorProps["list"]["meta"]["checkpoints"]): ReadonlyMap<string, Checkpoint> {
  return new Map(
    points.map(({ code, kind, distanceM, cutoffAt }) => [
      code,
      { code, kind, distanceM, ...(cutoffAt !== null && { cutoffAt }) },
    ]),
  );
}
