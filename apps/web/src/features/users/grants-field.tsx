import { userChoices } from "@time-event/contract/users";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { RemoveButton } from "../../ui/staff/form/remove-button.tsx";
import { usersMessages } from "./users.messages.ts";

interface Grant {
  readonly role: string;
  readonly eventId: number | null;
}

interface GrantsFieldProps {
  readonly grants: readonly Grant[];
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (grants: Grant[]) => void;
}

/** No event has the number 0: in a list of choices it means all events. */
const everywhere = 0;

/** The roles that a user holds and where, one line each. */
export function GrantsField({ grants, errorAt, onChange }: GrantsFieldProps) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const choices = useStaffQuery(userChoices, {});
  const change = (at: number, part: Partial<Grant>) =>
    onChange(grants.map((grant, index) => (index === at ? { ...grant, ...part } : grant)));
  return (
    <Loaded query={choices} words={m.refusals}>
      {({ data: { roles, events } }) => {
        const places = [
          { value: everywhere, label: m.everywhere },
          ...events.map(({ id, name }) => ({ value: id, label: format.text(name) })),
        ];
        const nameOf = (code: string) => roles.find((role) => role.code === code)?.name ?? { th: code, en: code };
        return (
          <div className="grants">
            {grants.length === 0 && <p className="soft">{m.noRolesYet}</p>}
            {grants.map(({ role, eventId }, at) => (
              // two lines may be equal while the user changes one of them
              <div key={at} className="grants__row" role="group" aria-label={m.roleNumber(at + 1)}>
                <SelectField
                  label={m.role}
                  value={role}
                  options={roles.map(({ code, name, isYours }) => ({
                    value: code,
                    label: format.text(name),
                    disabled: !isYours && code !== role,
                  }))}
                  error={errorAt(`roles.${at}.role`)}
                  onChange={(code) => code !== null && change(at, { role: code })}
                />
                <SelectField
                  label={m.where}
                  value={eventId ?? everywhere}
                  options={places}
                  error={errorAt(`roles.${at}.eventId`)}
                  onChange={(id) => change(at, { eventId: id === everywhere ? null : id })}
                />
                <RemoveButton
                  label={m.removeRole(format.text(nameOf(role)))}
                  onClick={() => onChange(grants.filter((_, index) => index !== at))}
                />
              </div>
            ))}
            <div>
              <Button
                type="button"
                outlined
                icon="pi pi-plus"
                label={m.addRole}
                onClick={() => onChange([...grants, { role: leastOf(roles), eventId: null }])}
              />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

/** The last role that may be given: roles are sorted from the most to the least powerful. */
function leastOf(roles: readonly { readonly code: string; readonly isYours: boolean }[]): string {
  return (
    (roles.findLast(({ code, isYours }) => isYours && code === "viewer") ?? roles.findLast((role) => role.isYours))
      ?.code ?? ""
  );
}
