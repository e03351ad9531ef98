import "./event-policies.css";
import type { BodyOf } from "@time-event/contract/endpoint";
import { policyKind, type PolicyKind } from "@time-event/contract/fields";
import {
  type EventPolicies,
  eventPoliciesSave,
  type PolicyChoice,
  type PolicyRow,
} from "@time-event/contract/policies";
import { useMemo } from "react";
import { Link } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { eventPoliciesMessages } from "./event-policies.messages.ts";
import { policyMessages } from "./policies.messages.ts";

type Values = BodyOf<typeof eventPoliciesSave>;

interface EventPoliciesFormProps {
  readonly eventId: number;
  readonly chosen: EventPolicies;
  readonly policies: readonly PolicyRow[];
  readonly reload: () => Promise<EventPolicies | undefined>;
}

/** The fields of an event's choice that staff edit. */
const valuesOf = (eventId: number, { choices, revision }: EventPolicies): Values => ({ eventId, choices, revision });
/** For each kind: the current main policy, a policy of the event's own, or none. */
export function EventPoliciesForm({ eventId, chosen, policies, reload }: EventPoliciesFormProps) {
  const m = useMessages(eventPoliciesMessages);
  const { kinds } = useMessages(policyMessages);
  const format = useFormat();
  const save = useStaffAction(eventPoliciesSave);
  const stored = useMemo(() => valuesOf(eventId, chosen), [eventId, chosen]);
  const form = useForm<Values>({
    draft: "policies",
    stored,
    schema: eventPoliciesSave.body,
    save: async (values) => valuesOf(eventId, (await save.mutateAsync(values)).data),
  });
  const { choices } = form.values;

  const named = ({ name, version }: PolicyRow) => m.named(format.text(name), version);
  function optionsOf(kind: PolicyKind) {
    const published = policies.filter((policy) => policy.kind === kind && policy.version > 0);
    const main = published.find(({ isDefault }) => isDefault);
    return [
      { value: "default", label: main ? m.followDefault(named(main)) : m.followNothing },
      ...published.map((policy) => ({ value: String(policy.id), label: named(policy) })),
      { value: "none", label: m.none },
    ];
  }

  const policyOf = (kind: PolicyKind) => {
    const choice = choices[kind];
    if (choice === null) return undefined;
    return policies.find((each) => (choice === "default" ? each.kind === kind && each.isDefault : each.id === choice));
  };

  return (
    <FormFrame
      undoable
      form={form}
      conflict={{
        reload: async () => {
          const theirs = await reload();
          return theirs && valuesOf(eventId, theirs);
        },
        labels: { choices: m.title },
        show: (_key, value) =>
          policyKind.options
            .map((kind) => {
              const option = optionsOf(kind).find(
                (each) => each.value === optionOf((value as Values["choices"])[kind]),
              );
              return `${kinds[kind]}: ${option?.label ?? ""}`;
            })
            .join("\n"),
      }}
    >
      <Panel
        title={m.title}
        hint={m.hint}
        actions={
          <Changes>
            <ActionLink text icon="pi pi-pencil" to="/master/policies" label={m.write} />
          </Changes>
        }
      >
        <div className="event-policies">
          {policyKind.options.map((kind) => (
            <div key={kind}>
              <SelectField
                label={kinds[kind]}
                value={optionOf(choices[kind])}
                options={optionsOf(kind)}
                error={form.errorAt(`choices.${kind}`)}
                onChange={(option) => form.change({ choices: { ...choices, [kind]: choiceOf(option) } })}
              />
              <ReadLink policy={policyOf(kind)} />
            </div>
          ))}
        </div>
      </Panel>
    </FormFrame>
  );
}

/** The way to the text that people will accept; it is changed there, too, by who may. */
function ReadLink({ policy }: { readonly policy: PolicyRow | undefined }) {
  const m = useMessages(eventPoliciesMessages);
  const format = useFormat();
  if (!policy) return null;
  return <Link to={`/master/policies/${policy.id}`}>{m.read(format.text(policy.name))}</Link>;
}

/** A choice as a select's value: selects hold texts only. */
function optionOf(choice: PolicyChoice): string {
  return choice === null ? "none" : String(choice);
}

function choiceOf(option: string | null): PolicyChoice {
  if (option === "none") return null;
  return option === null || option === "default" ? "default" : Number(option);
}
