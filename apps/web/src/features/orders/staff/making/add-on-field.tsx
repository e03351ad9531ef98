import type { OrderPlayer } from "@time-event/contract/order-player";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import type { OfferedAddOn } from "../../offer.shared.ts";
import { makingMessages } from "./making.messages.ts";

type Chosen = OrderPlayer["addOns"];

interface AddOnFieldProps {
  readonly addOn: OfferedAddOn;
  /** All that is chosen beside it, too. */
  readonly chosen: Chosen;
  readonly error: string | undefined;
  readonly onChange: (chosen: Chosen) => void;
}

/** One add-on: which of its options, or how many. */
export function AddOnField({ addOn, chosen, error, onChange }: AddOnFieldProps) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const own = chosen.find((each) => each.addOn === addOn.id);
  const others = chosen.filter((each) => each !== own);
  const shared = {
    label: `${format.text(addOn.name)} · ${format.baht(addOn.priceSatang)}`,
    required: addOn.required,
    error,
    clearable: true,
    placeholder: m.none,
  };
  const leftWord = (left: number | null) => (left === null ? "" : ` · ${m.left(format.number(left))}`);
  if (addOn.options.length > 0) {
    return (
      <SelectField<string>
        {...shared}
        value={own?.option ?? null}
        options={addOn.options.map(({ code, name, left }) => ({
          value: code,
          label: format.text(name) + leftWord(left),
        }))}
        onChange={(option) => {
          const quantity = own?.quantity ?? 1;
          onChange(option === null ? others : [...others, { addOn: addOn.id, option, quantity }]);
        }}
      />
    );
  }
  return (
    <SelectField<number>
      {...shared}
      value={own?.quantity ?? null}
      options={Array.from({ length: addOn.most }, (_, at) => ({ value: at + 1, label: format.number(at + 1) }))}
      onChange={(quantity) =>
        onChange(quantity === null ? others : [...others, { addOn: addOn.id, option: "", quantity }])
      }
    />
  );
}
