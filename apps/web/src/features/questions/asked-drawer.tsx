import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import { type eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import { askedLevels, personPartNames } from "@time-event/domain/entries/asked-of-person";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { askedMessages } from "./asked.messages.ts";

type Stored = DataOf<typeof eventAskedGet>;

interface AskedDrawerProps {
  readonly eventId: number;
  readonly asked: Stored;
  readonly onClose: () => void;
  readonly reload: () => Promise<Stored>;
}

/** For each part of a person: not asked, may be left out, must be filled in. */
export function AskedDrawer({ eventId, asked, onClose, reload }: AskedDrawerProps) {
  const m = useMessages(askedMessages);
  const save = useStaffAction(eventAskedSave);
  const [stored] = useState(() => toForm(eventId, asked));
  const form = useForm({
    draft: "asked-of-players",
    stored,
    schema: eventAskedSave.body,
    save: async (values) => ({ ...values, revision: (await save.mutateAsync(values)).data.revision }),
  });
  const options = askedLevels.map((value) => ({ value, label: m.levels[value] }));
  return (
    <EditorDrawer
      title={m.title}
      form={form}
      conflict={{ reload: async () => toForm(eventId, await reload()), labels: m.parts }}
      removal={null}
      undoable
      onClose={onClose}
    >
      <div className="form-grid">
        {personPartNames.map((part) => (
          <SelectField
            key={part}
            {...form.field(part)}
            label={m.parts[part]}
            hint={m.hints[part]}
            options={options}
            onChange={(level) => level && form.change({ [part]: level })}
          />
        ))}
      </div>
    </EditorDrawer>
  );
}

function toForm(eventId: number, { changedAt: _at, changedBy: _by, ...asked }: Stored): BodyOf<typeof eventAskedSave> {
  return { eventId, ...asked };
}
