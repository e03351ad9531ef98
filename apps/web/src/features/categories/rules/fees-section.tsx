import "./rules.css";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { MoneyField } from "../../../ui/staff/field/money-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { OrderedList } from "../../../ui/staff/order/ordered-list.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { isTyped } from "./is-typed.ts";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";
import { TierTimeline } from "./tier-timeline.tsx";

type Tier = RulesSectionsProps["editing"]["values"]["feeTiers"][number];

export function FeesSection({ editing, timeZone, entered = 0 }: RulesSectionsProps) {
  const m = useMessages(rulesMessages);
  const format = useFormat();
  const tiers = rowsOf<typeof editing.values, "feeTiers", Tier>(editing, "feeTiers");
  const nameOf = (tier: Tier) => format.text(tier.name) || m.tier(tiers.rows.indexOf(tier) + 1);
  // a price that nobody has typed is missing: 0 would be sold as free
  const add = () => tiers.add({ name: { th: "", en: "" }, priceSatang: Number.NaN, endsAt: null, untilSold: null });
  return (
    <Panel
      id="fees"
      title={m.fees}
      hint={m.feesHint}
      actions={<Button type="button" outlined icon="pi pi-plus" label={m.addTier} onClick={add} />}
    >
      {tiers.rows.length === 0 ? (
        <p className="soft">{m.noFeesText}</p>
      ) : (
        <>
          <TierTimeline tiers={tiers.rows} timeZone={timeZone} entered={entered} />
          <OrderedList
            label={m.fees}
            items={tiers.rows}
            itemKey={(_, at) => at}
            itemName={nameOf}
            onMove={tiers.move}
            actions={(tier, at) => <RemoveButton label={m.remove(nameOf(tier))} onClick={() => tiers.remove(at)} />}
          >
            {(_, at) => (
              <TierFields
                tier={tiers.row(at)}
                at={at}
                timeZone={timeZone}
                unit={m.placeUnits[editing.values.entryKind]}
                error={editing.errorAt(`feeTiers.${at}`)}
              />
            )}
          </OrderedList>
        </>
      )}
    </Panel>
  );
}

interface TierFieldsProps {
  readonly tier: Editing<Tier>;
  readonly at: number;
  readonly timeZone: string | null;
  /** Of the places that are counted. */
  readonly unit: string;
  readonly error: string | undefined;
}

function TierFields({ tier, at, timeZone, unit, error }: TierFieldsProps) {
  const m = useMessages(rulesMessages);
  const price = fieldOf(tier, "priceSatang");
  return (
    <fieldset className="rules-tier">
      <legend className="unseen">{m.tier(at + 1)}</legend>
      <BothLanguagesField label={m.tierName} required maxLength={120} {...fieldOf(tier, "name")} error={error} />
      <div className="rules-tier__limits">
        <MoneyField
          label={m.price}
          required
          {...price}
          value={isTyped(price.value) ? price.value : null}
          onChange={(satang) => price.onChange(satang ?? Number.NaN)}
        />
        {timeZone !== null && (
          <DateTimeField label={m.endsAt} timeZone={timeZone} usualTime="23:59" {...fieldOf(tier, "endsAt")} />
        )}
        <NumberField label={m.untilSold} unit={unit} {...fieldOf(tier, "untilSold")} />
      </div>
    </fieldset>
  );
}
