import { seriesDelete, type SeriesForm, seriesSave } from "@time-event/contract/series";
import { seriesProblems } from "@time-event/domain/series/series-problems";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ruledBy } from "../../../ui/form/ruled-by.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { DeleteButton } from "../../../ui/staff/form/delete-button.tsx";
import type { Editing } from "../../../ui/staff/form/editing.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { ClassRows } from "./class-rows.tsx";
import { PointsFields } from "./points-fields.tsx";
import { RaceRows } from "./race-rows.tsx";
import { RankingFields } from "./ranking-fields.tsx";
import { SeriesExample } from "./series-example.tsx";
import type { SeriesChoice, SeriesValues } from "./series-values.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

interface SeriesEditorProps {
  readonly stored: SeriesValues;
  readonly choices: readonly SeriesChoice[];
  readonly reload: () => Promise<SeriesValues>;
}

/** Name, rules, classes and races of a series, with an example that follows the rules. */
export function SeriesEditor({ stored, choices, reload }: SeriesEditorProps) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const save = useStaffAction(seriesSave);
  const remove = useStaffAction(seriesDelete);
  const form = useForm<SeriesValues>({
    draft: `series ${stored.id ?? "new"}`,
    stored,
    schema: ruledBy(seriesSave.body, ({ rules }) =>
      seriesProblems(rules).map(({ path, code }) => ({ path: `rules.${path}`, code })),
    ),
    save: async (values) => {
      const { changedAt: _at, changedBy: _by, ...saved } = (await save.mutateAsync(values)).data;
      return saved as SeriesValues;
    },
  });
  const createdId = stored.id === null ? form.stored.id : null;
  useEffect(() => {
    // not earlier: while the form still counts as changed, leaving it asks for confirmation
    if (createdId !== null) void navigate(`/master/series/${createdId}`, { replace: true, preventScrollReset: true });
  }, [createdId, navigate]);
  const rules: Editing<SeriesForm["rules"]> = {
    values: form.values.rules,
    change: (patch) => form.change({ rules: { ...form.values.rules, ...patch } }),
    errorAt: (path) => form.errorAt(`rules.${path}`),
  };
  const editing: Editing<SeriesValues> = form;
  const { id, revision } = stored;
  return (
    <FormFrame
      undoable
      form={form}
      conflict={{
        reload,
        labels: { name: m.name, rules: m.points, classes: m.classes, races: m.races, isPublic: m.public },
      }}
      actions={
        id !== null && (
          <DeleteButton
            label={m.delete}
            question={m.deleteQuestion(format.text(stored.name))}
            deleted={m.deleted}
            remove={() => remove.mutateAsync({ id, revision })}
            onDeleted={() => void navigate("/master/series")}
          />
        )
      }
    >
      <Panel title={m.about}>
        <div className="form-grid">
          <BothLanguagesField label={m.name} required maxLength={120} {...form.field("name")} />
          <TextField label={m.slug} hint={m.slugHint} required maxLength={80} {...form.field("slug")} />
          <SwitchField label={m.public} {...form.field("isPublic")} />
        </div>
      </Panel>
      <Panel title={m.classes}>
        <ClassRows editing={editing} />
      </Panel>
      <Panel title={m.races}>
        <RaceRows editing={editing} choices={choices} />
      </Panel>
      <Panel title={m.points}>
        <PointsFields editing={rules} />
      </Panel>
      <Panel title={m.counting}>
        <RankingFields editing={rules} />
      </Panel>
      <Panel title={m.example} hint={m.exampleHint}>
        <SeriesExample
          rules={form.values.rules}
          factors={form.values.races.map(({ factorPercent }) => factorPercent)}
        />
      </Panel>
    </FormFrame>
  );
}
