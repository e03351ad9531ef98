import type { AddOnForm } from "@time-event/contract/add-ons";
import type { Text } from "@time-event/contract/fields";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { MoneyField } from "../../ui/staff/field/money-field.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../ui/staff/form/editing.ts";
import { type OptionRow, OptionRows } from "../../ui/staff/form/option-rows.tsx";
import { ReadyMade } from "../../ui/staff/form/ready-made.tsx";
import { LimitedToFields } from "../categories/limited-to-fields.shared.tsx";
import { AddOnPicture } from "./add-on-picture.tsx";
import { addOnsMessages } from "./add-ons.messages.ts";

type Option = AddOnForm["options"][number];

const shirtSizes = ["S", "M", "L", "XL", "2XL", "3XL"];
const inSizes = (): Option[] => shirtSizes.map((code) => ({ code, name: { th: code, en: code }, stock: null }));
const shirtName = { th: "เสื้องาน", en: "Event shirt" } as const;

interface AddOnFieldsProps {
  readonly eventId: number;
  readonly editing: Editing<AddOnForm>;
  readonly categories: readonly { readonly id: number; readonly code: string; readonly name: Text }[];
}

export function AddOnFields({ eventId, editing, categories }: AddOnFieldsProps) {
  const m = useMessages(addOnsMessages);
  const price = fieldOf(editing, "priceSatang");
  const per = fieldOf(editing, "per");
  const most = fieldOf(editing, "most");
  const isBlank = editing.values.name.th === "" && editing.values.options.length === 0;
  const asShirt = () => editing.change({ name: shirtName, required: true, options: inSizes() });
  return (
    <>
      {isBlank && <ReadyMade label={m.startFrom} choices={[{ label: m.readyShirt, choose: asShirt }]} />}
      <BothLanguagesField label={m.name} required maxLength={120} {...fieldOf(editing, "name")} />
      <BothLanguagesField label={m.description} rows={2} maxLength={2000} {...fieldOf(editing, "description")} />
      <div className="form-grid">
        <MoneyField
          label={m.price}
          hint={m.free + ": 0"}
          {...price}
          onChange={(satang) => price.onChange(satang ?? 0)}
        />
        <SelectField
          label={m.per}
          options={(["entry", "registration"] as const).map((value) => ({ value, label: m.pers[value] }))}
          {...per}
          onChange={(value) => per.onChange(value ?? "entry")}
        />
        <NumberField label={m.stock} hint={m.stockHint} unit={m.pieces} {...fieldOf(editing, "stock")} />
        <NumberField label={m.most} unit={m.pieces} {...most} onChange={(count) => most.onChange(count ?? 1)} />
        <SwitchField label={m.required} hint={m.requiredHint} {...fieldOf(editing, "required")} />
        <SwitchField label={m.needsShipping} hint={m.needsShippingHint} {...fieldOf(editing, "needsShipping")} />
      </div>
      <AddOnPicture eventId={eventId} editing={editing} />
      <LimitedToFields editing={editing} label={m.onlySome} listLabel={m.categories} categories={categories} />
      <Options editing={editing} />
    </>
  );
}

function Options({ editing }: { readonly editing: Editing<AddOnForm> }) {
  const m = useMessages(addOnsMessages);
  const options = rowsOf<AddOnForm, "options", Option>(editing, "options");
  return (
    <fieldset className="form-part">
      <legend>{m.options}</legend>
      <p className="soft">{m.optionsHint}</p>
      <OptionRows
        rows={options.rows}
        row={(at) => options.row(at) as Editing<OptionRow>}
        onRemove={options.remove}
        stockLabel={m.optionStock}
      />
      <div className="row">
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addOption}
          onClick={() => options.add({ code: "", name: { th: "", en: "" }, stock: null })}
        />
        {options.rows.length === 0 && (
          <Button type="button" text label={m.sizes} onClick={() => editing.change({ options: inSizes() })} />
        )}
      </div>
    </fieldset>
  );
}
