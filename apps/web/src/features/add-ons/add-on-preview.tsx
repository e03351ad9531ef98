import type { AddOnForm } from "@time-event/contract/add-ons";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { classNames } from "../../ui/class-names.ts";
import { addOnsMessages } from "./add-ons.messages.ts";

/** An add-on as players will see it when they enter. */
export function AddOnPreview({ addOn }: { readonly addOn: AddOnForm }) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const { name, description, priceSatang, stock, options, needsShipping } = addOn;
  return (
    <section className="form-preview" aria-label={m.preview}>
      <p className="form-preview__head">
        <b>{m.preview}</b> {m.previewHint}
      </p>
      <div className="form-preview__item">
        <p className="form-preview__title">
          <b>{format.text(name) || m.name}</b>
          <b className="figures">{priceSatang === 0 ? m.free : format.baht(priceSatang)}</b>
        </p>
        {format.text(description) && <p className="soft">{format.text(description)}</p>}
        <p className="soft">
          {[m.pers[addOn.per], ...(needsShipping ? [m.shipped] : []), ...(stock !== null ? [left(stock)] : [])].join(
            " · ",
          )}
        </p>
        {options.length > 0 && (
          <p className="form-preview__choices">
            {options.map((option, at) => (
              <span
                key={at}
                className={classNames("form-preview__choice", option.stock === 0 && "form-preview__choice--gone")}
              >
                {format.text(option.name) || option.code} {option.stock !== null && <small>{left(option.stock)}</small>}
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );

  function left(count: number): string {
    return count === 0 ? m.soldOut : m.left(format.number(count));
  }
}
