import "./staff/privacy/event-privacy.css";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { eventPrivacyMessages } from "./staff/event-privacy.messages.ts";
import { NameFormChoice } from "./staff/privacy/name-form-choice.tsx";
import { PublicExample } from "./staff/privacy/public-example.tsx";
import { useEvent } from "./use-event.shared.ts";

export function Component() {
  const { id: eventId } = useEvent();
  const stored = useStaffQuery(eventPrivacyGet, { eventId });
  return (
    <Loaded query={stored}>
      {({ data }) => (
        <PrivacyForm eventId={eventId} stored={data} reload={async () => (await stored.refetch()).data?.data ?? data} />
      )}
    </Loaded>
  );
}

type Stored = DataOf<typeof eventPrivacyGet>;

interface PrivacyFormProps {
  readonly eventId: number;
  readonly stored: Stored;
  readonly reload: () => Promise<Stored>;
}

const switches = ["startList", "bib", "ageGroup", "club", "province", "nationality"] as const;

function PrivacyForm({ eventId, stored, reload }: PrivacyFormProps) {
  const m = useMessages(eventPrivacyMessages);
  const save = useStaffAction(eventPrivacySave);
  const form = useForm({
    draft: "privacy",
    stored: toForm(eventId, stored),
    schema: eventPrivacySave.body,
    save: async (values) => ({ ...values, revision: (await save.mutateAsync(values)).data.revision }),
  });
  const hints: Partial<Record<(typeof switches)[number], string>> = m.hints;
  return (
    <FormFrame
      undoable
      form={form}
      conflict={{ reload: async () => toForm(eventId, await reload()), labels: m.fields }}
    >
      <div className="privacy">
        <div className="privacy__choices">
          <Panel title={m.names} hint={m.namesHint}>
            <NameFormChoice value={form.values.names} onChange={(names) => form.change({ names })} />
          </Panel>
          <Panel title={m.shown} hint={m.never}>
            <div className="privacy__switches">
              {switches.map((key) => (
                <SwitchField key={key} label={m.fields[key]} hint={hints[key]} {...form.field(key)} />
              ))}
            </div>
          </Panel>
        </div>
        <PublicExample view={form.values} />
      </div>
    </FormFrame>
  );
}

function toForm(eventId: number, { changedAt: _at, changedBy: _by, ...view }: Stored): BodyOf<typeof eventPrivacySave> {
  return { eventId, ...view };
}
