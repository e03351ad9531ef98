import { type CategoryForm, categoryRegroupTry } from "@time-event/contract/categories";
import { groupsText } from "@time-event/domain/eligibility/groups-text";
import { areSameGroups, mergeSmallGroups } from "@time-event/domain/eligibility/regroup";
import { useState } from "react";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { choices } from "./choices.ts";
import { RegroupRows } from "./regroup-rows.tsx";
import { RegroupWhatIf } from "./regroup-what-if.tsx";
import { regroupMessages } from "./regroup.messages.ts";
import type { Regroupable } from "./regroupable.ts";

type Groups = CategoryForm["ageGroups"];
type Counted = "entries" | "starters";

/** As many as most organisers ask for to give a prize. */
const usualLeast = 5;

interface RegroupDialogProps {
  readonly of: Regroupable;
  readonly ageGroups: Groups;
  readonly among: CategoryForm["gender"];
  readonly onUse: Regroupable["change"];
  readonly onClose: () => void;
}

/** Merges small groups by a rule, or any by hand, and shows whose place that changes before it is used. */
export function RegroupDialog({
  of: { eventId, id, regrouped },
  ageGroups,
  among,
  onUse,
  onClose,
}: RegroupDialogProps) {
  const m = useMessages(regroupMessages);
  const announced = regrouped?.announced ?? ageGroups;
  const [groups, setGroups] = useState(ageGroups);
  const [least, setLeast] = useState<number | null>(regrouped?.below ?? usualLeast);
  const [counted, setCounted] = useState<Counted>(regrouped?.of ?? "starters");
  // by hand: null
  const [below, setBelow] = useState(regrouped?.below ?? null);
  const query = useStaffQuery(
    categoryRegroupTry,
    { eventId, id, groups: groupsText(groups) },
    { placeholderData: (before) => before },
  );
  const isSame = areSameGroups(groups, ageGroups);
  const use = () => {
    const isAnnounced = areSameGroups(groups, announced);
    onUse({ ageGroups: groups, regrouped: isAnnounced ? null : { announced: [...announced], below, of: counted } });
  };
  const byHand = (next: Groups) => {
    setGroups(next);
    setBelow(null);
  };
  return (
    <StaffDialog
      open
      look="wide"
      title={m.title}
      onClose={onClose}
      footer={
        <>
          <BackButton label={m.cancel} />
          <Button type="button" label={m.use} disabled={isSame} onClick={use} />
        </>
      }
    >
      <div className="regroup">
        <p className="soft">{m.lead}</p>
        <Loaded query={query}>
          {({ data }) => {
            const people = data.people.map(({ gender, age, entries, started }) => ({
              gender,
              age,
              people: counted === "entries" ? entries : started,
            }));
            const merge = () => {
              if (least === null) return;
              setGroups(mergeSmallGroups(announced, people, least, among));
              setBelow(least);
            };
            return (
              <>
                <div className="regroup__rule">
                  <NumberField label={m.least} unit={m.people} name="least" value={least} onChange={setLeast} />
                  <SelectField
                    label={m.counted}
                    name="counted"
                    value={counted}
                    options={choices(m.counteds)}
                    onChange={(value) => setCounted(value ?? "starters")}
                  />
                  <Button type="button" outlined label={m.merge} disabled={least === null} onClick={merge} />
                </div>
                <RegroupRows groups={groups} people={people} among={among} least={least} onChange={byHand} />
                <RegroupWhatIf tried={data} groups={groups} isSame={isSame} />
              </>
            );
          }}
        </Loaded>
      </div>
    </StaffDialog>
  );
}
