import { keyCreate, type ShownKey } from "@time-event/contract/keys";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { keysMessages } from "./keys.messages.ts";

interface Values {
  readonly eventId: number;
  readonly name: string;
  readonly endsAt: number | null;
}

interface DeviceDrawerProps {
  readonly eventId: number;
  readonly timeZone: string;
  readonly onShown: (shown: ShownKey) => void;
  readonly onClose: () => void;
}

/** The form of a new device; its key is shown when it is saved. */
export function DeviceDrawer({ eventId, timeZone, onShown, onClose }: DeviceDrawerProps) {
  const m = useMessages(keysMessages);
  const create = useStaffAction(keyCreate);
  const [stored] = useState<Values>({ eventId, name: "", endsAt: null });
  const form = useForm<Values>({
    draft: "device",
    stored,
    schema: keyCreate.body,
    save: async (values) => {
      onShown((await create.mutateAsync(values)).data);
      return values;
    },
  });
  return (
    <EditorDrawer
      title={m.add}
      form={form}
      conflict={{ reload: async () => stored, labels: { name: m.name, endsAt: m.endsAt } }}
      removal={null}
      onClose={onClose}
    >
      <TextField label={m.name} hint={m.nameHint} required maxLength={80} {...form.field("name")} />
      <DateTimeField
        label={m.endsAt}
        hint={m.endsHint}
        timeZone={timeZone}
        usualTime="23:59"
        {...form.field("endsAt")}
      />
    </EditorDrawer>
  );
}
