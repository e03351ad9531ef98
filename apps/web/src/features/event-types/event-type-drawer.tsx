import "./event-type-drawer.css";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventTypeDelete, eventTypeSave, type StaffEventType } from "@time-event/contract/event-types";
import { eventArt } from "@time-event/contract/fields";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CoverArt } from "../events/cover-art.shared.tsx";
import { eventTypeMessages } from "./event-types.messages.ts";

type Values = BodyOf<typeof eventTypeSave>;

interface EventTypeDrawerProps {
  /** Null: a new one. */
  readonly type: StaffEventType | null;
  /** Loads the list again, after somebody else saved. */
  readonly reload: () => Promise<readonly StaffEventType[]>;
  readonly onClose: () => void;
}

const blank: Values = { code: "", name: { th: "", en: "" }, art: "road", active: true, revision: 0 };
/** The fields of a row that staff edit. */
const valuesOf = (row: StaffEventType): Values => eventTypeSave.body.parse(row);
export function EventTypeDrawer({ type, reload, onClose }: EventTypeDrawerProps) {
  const m = useMessages(eventTypeMessages);
  const format = useFormat();
  const save = useStaffAction(eventTypeSave);
  const remove = useStaffAction(eventTypeDelete);
  const [stored] = useState(() => (type ? valuesOf(type) : blank));
  const form = useForm<Values>({
    draft: `event-type ${type?.code ?? "new"}`,
    stored,
    schema: eventTypeSave.body,
    words: m.refusals,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const { code, art } = form.values;
  const removal = type && {
    question: m.deleteQuestion(format.text(type.name)),
    remove: () => remove.mutateAsync({ code, revision: form.stored.revision }),
    words: (inUse: number) => ({ in_use: m.inUse(inUse) }),
  };
  return (
    <EditorDrawer
      title={type ? format.text(type.name) : m.addTitle}
      form={form}
      words={m.refusals}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find((each) => each.code === code),
        labels: { name: m.name, art: m.art, active: m.active },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} required {...form.field("name")} />
      <TextField label={m.code} hint={m.codeHint} required disabled={type !== null} {...form.field("code")} />
      <SelectField
        label={m.art}
        hint={m.artHint}
        required
        options={eventArt.options.map((value) => ({ value, label: m.arts[value] }))}
        {...form.field("art")}
        onChange={(chosen) => form.change({ art: chosen ?? art })}
      />
      <figure className="cover-sample">
        <CoverArt subject={{ slug: "sample", art, distancesM: [42_195, 21_100, 10_500] }} />
        <figcaption className="unseen">{m.artSample}</figcaption>
      </figure>
      <SwitchField label={m.active} hint={m.activeHint} {...form.field("active")} />
    </EditorDrawer>
  );
}
