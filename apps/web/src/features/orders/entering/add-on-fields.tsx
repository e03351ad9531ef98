import type { OrderPlayer } from "@time-event/contract/order-player";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import type { OfferedAddOn } from "../offer.shared.ts";
import { ChoiceField } from "./enter-field.tsx";
import { sizeLabel } from "./size-label.ts";

interface AddOnFieldsProps {
  readonly addOns: readonly OfferedAddOn[];
  /** Of who chooses: `entries.0.players.1`; "": the whole order. */
  readonly path: string;
  readonly chosen: OrderPlayer["addOns"];
  readonly errorAt: (path: string) => string | undefined;
}

/** What can be chosen beside the entry: one list for each, with what it costs and what is sold out. */
export function AddOnFields({ addOns, path, chosen, errorAt }: AddOnFieldsProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  if (addOns.length === 0) return null;
  return (
    <div className="enter__fields enter__add-ons">
      {addOns.map((addOn) => {
        const name = `${path === "" ? "" : `${path}.`}addOns.${addOn.id}`;
        const own = chosen.find(({ addOn: id }) => id === addOn.id);
        const price = addOn.priceSatang === 0 ? m.included : `+${format.baht(addOn.priceSatang)}`;
        const label = `${format.text(addOn.name)} · ${price}`;
        const hint = format.text(addOn.description) || undefined;
        const error = errorAt(name);
        const none = { value: "", label: addOn.required ? m.choosePlease : m.noneOfIt };
        // what one has oneself is not sold out for oneself
        const isGone = (left: number | null, has: boolean) => left !== null && left <= 0 && !has;
        if (addOn.options.length > 0) {
          const options = addOn.options.map(({ code, name: option, left }) => ({
            value: code,
            label: sizeLabel(format.text(option), left, own?.option === code, m),
            disabled: isGone(left, own?.option === code),
          }));
          return (
            <WithPicture key={addOn.id} picture={addOn.picture}>
              <ChoiceField
                name={`${name}.option`}
                label={label}
                hint={hint}
                value={own?.option ?? ""}
                options={[none, ...options]}
                error={error}
              />
            </WithPicture>
          );
        }
        const most = Math.min(addOn.most, addOn.left === null ? addOn.most : addOn.left + (own?.quantity ?? 0));
        const numbers = Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
        const first = { value: "0", label: most === 0 ? m.soldOut("") : none.label };
        return (
          <WithPicture key={addOn.id} picture={addOn.picture}>
            <ChoiceField
              name={`${name}.quantity`}
              label={label}
              hint={hint}
              value={String(own?.quantity ?? 0)}
              options={[first, ...(most === 1 ? [{ value: "1", label: m.takeIt }] : numbers)]}
              error={error}
            />
          </WithPicture>
        );
      })}
    </div>
  );
}

interface WithPictureProps {
  readonly picture: OfferedAddOn["picture"];
  readonly children: ReactNode;
}

/** What is sold beside its picture, if it has one. */
function WithPicture({ picture, children }: WithPictureProps) {
  const format = useFormat();
  if (!picture) return children;
  const { path, width, height, alt } = picture;
  return (
    <div className="enter__add-on">
      <img src={path} width={width} height={height} alt={format.text(alt)} loading="lazy" />
      {children}
    </div>
  );
}
