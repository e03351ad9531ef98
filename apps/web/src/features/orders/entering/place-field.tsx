import { provinceName } from "@time-event/domain/geo/provinces";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { findPlaces, languageOfTyped, type Place } from "../../../lib/addresses/find-places.ts";
import { loadPlaces } from "../../../lib/addresses/load-places.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";

interface PlaceFieldProps extends ComponentProps<typeof EnterField> {
  /** Names of the address's fields begin with it: `shipping`. */
  readonly path: string;
}

const parts = ["subdistrict", "district", "province", "postcode"] as const;

/** Where a place is, in the language of its name. */
const aroundIt = ({ subdistrict, district, province, postcode }: Place) =>
  `${district} ${provinceName(province, languageOfTyped(subdistrict, "th"))} ${postcode}`;

/**
 * A part of an address that finds the others: whoever types a subdistrict or a postcode chooses the place from a list, and
 * all four parts are filled in, by the Thai or the English names. It is a text field as any other as long as nobody
 * chooses.
 */
export function PlaceField({ path, name, ...field }: PlaceFieldProps) {
  const m = useMessages(enterMessages);
  const language = useLanguage();
  const [found, setFound] = useState<readonly Place[]>([]);
  const [active, setActive] = useState(-1);
  const listId = `${name}-places`;
  const isOpen = found.length > 0;
  const close = () => {
    setFound([]);
    setActive(-1);
  };

  function choose(place: Place, input: HTMLInputElement): void {
    for (const part of parts) {
      const target = input.form?.elements.namedItem(`${path}.${part}`);
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) target.value = place[part];
    }
    close();
    // the form keeps what is typed
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (!isOpen) return;
    const { key, currentTarget } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const place = found[active];
    if (step !== 0) setActive((active + step + found.length) % found.length);
    else if (key === "Enter" && place) choose(place, currentTarget);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
  }

  return (
    <EnterField
      {...field}
      name={name}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
      onFocus={() => void loadPlaces(language)}
      onBlur={close}
      onKeyDown={press}
      onInput={({ currentTarget: { value }, nativeEvent }) => {
        // a place that was chosen, or what a browser filled in, needs no list
        if (!(nativeEvent instanceof InputEvent)) return;
        void loadPlaces(languageOfTyped(value, language)).then((places) => {
          setFound(findPlaces(places, value));
          setActive(-1);
        });
      }}
    >
      <div role="listbox" id={listId} aria-label={m.places} className="enter__places" hidden={!isOpen}>
        {found.map((place, at) => (
          <button
            key={`${place.subdistrict} ${place.district} ${place.postcode}`}
            id={`${listId}-${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // the field keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            // not before the finger is up: the tap would go on to the field below, and open its keyboard
            onClick={() => {
              const input = document.getElementById(name);
              if (input instanceof HTMLInputElement) choose(place, input);
            }}
          >
            {place.subdistrict} <span className="soft">{aroundIt(place)}</span>
          </button>
        ))}
      </div>
      <span role="status" className="unseen">
        {isOpen && m.placesFound(found.length)}
      </span>
    </EnterField>
  );
}
