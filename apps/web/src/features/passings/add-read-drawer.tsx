import { checkpointList } from "@time-event/contract/checkpoints";
import { readAdd, type ReadsChanged } from "@time-event/contract/read-changes";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { readsMessages } from "./reads.messages.ts";

interface AddReadDrawerProps {
  readonly eventId: number;
  /** The checkpoint whose reads are shown; empty: all. */
  readonly checkpoint: string;
  readonly onDone: (changed: ReadsChanged) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly eventId: number;
  readonly bib: string;
  readonly checkpoint: string;
  readonly at: number | null;
  readonly reason: string;
}

/** A read that no device made: who passed where and when, and how one knows. */
export function AddReadDrawer({ eventId, checkpoint, onDone, onClose }: AddReadDrawerProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const checkpoints = useStaffQuery(checkpointList, { eventId }).data?.data ?? [];
  const save = useStaffAction(readAdd);
  const stored: Values = { eventId, bib: "", checkpoint, at: null, reason: "" };
  const form = useForm<Values>({
    draft: `read of ${eventId}`,
    stored,
    schema: readAdd.body,
    words: m.refusals,
    save: async (values) => {
      const { data } = await save.mutateAsync({ ...values, at: values.at ?? Number.NaN });
      onDone(data);
      return values;
    },
  });
  return (
    <EditorDrawer
      title={m.add}
      form={form}
      words={m.refusals}
      conflict={{ reload: async () => undefined, labels: {} }}
      removal={null}
      onClose={onClose}
    >
      <TextField label={m.bib} required inputMode="numeric" {...form.field("bib")} />
      <SelectField
        label={m.checkpoint}
        required
        options={checkpoints.map(({ code, name }) => ({ value: code, label: `${code} ${format.text(name)}`.trim() }))}
        {...form.field("checkpoint")}
        value={form.values.checkpoint || null}
        onChange={(code) => form.field("checkpoint").onChange(code ?? "")}
      />
      <DateTimeField seconds required label={m.at} timeZone={timeZone} {...form.field("at")} />
      <TextField label={m.reason} hint={m.reasonHint} required {...form.field("reason")} />
    </EditorDrawer>
  );
}
