import type { OrderPlayer, PlayerField } from "@time-event/contract/order-player";
import { type ReactNode, useState } from "react";
import { type AskedOfPerson, type PersonPart, personParts } from "@time-event/domain/entries/asked-of-person";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { writtenBirthDate } from "./birth-date.ts";
import { BirthDateField } from "./birth-date-field.tsx";
import { EnterField } from "./enter-field.tsx";
import { OneTapField } from "./one-tap-field.tsx";
import { PersonPartFields } from "./person-part-fields.tsx";
import { ProvinceField } from "./province-field.tsx";
import type { Typed } from "./typed.ts";

export interface PlayerFieldsProps {
  /** Names of the fields begin with it: `entries.0.players.1`. */
  readonly path: string;
  readonly player: OrderPlayer;
  /** What is typed now. */
  readonly typed: Typed;
  readonly raceDay: string;
  /** What the event asks of each player. */
  readonly asked: AskedOfPerson;
  readonly errorAt: (path: string) => string | undefined;
  /** Who it is was confirmed, and is not asked any more. */
  readonly isFixed?: boolean;
  /** What is chosen beside the entry. */
  readonly children?: ReactNode;
}

const genders = ["F", "M", "X"] as const;
/** In the order in which people have it at hand. */
const shownOrder: readonly PersonPart[] = [
  "nationalId",
  "passport",
  "latinName",
  "shirtSize",
  "club",
  "nationality",
  "address",
  "emergency",
  "medicalNote",
];

/** Everything about one person; what is not needed to enter is folded away. */
export function PlayerFields({
  path,
  player,
  typed,
  raceDay,
  asked,
  errorAt,
  isFixed = false,
  children,
}: PlayerFieldsProps) {
  const m = useMessages(enterMessages);
  const language = useLanguage();
  const field = (key: PlayerField) => {
    const name = `${path}.${key}`;
    return { name, value: player[key] ?? "", error: errorAt(name) };
  };
  // so that a browser keeps the people of one form apart
  const fill = (what: string) => `section-${path.replace(/\W/g, "-")} ${what}`;
  const shared = { path, player, errorAt, fill };
  const text = (key: PlayerField, label: string) => ({ ...field(key), label, maxLength: 120 });
  const optional = (label: string) => `${label} (${m.optional})`;
  // an emergency contact is worth asking even where nobody must have one
  const isAbove = (part: PersonPart) =>
    asked[part] === "required" || (part === "emergency" && asked[part] !== "hidden");
  const isBelow = (part: PersonPart) => asked[part] === "optional" && !isAbove(part);
  const above = shownOrder.filter(isAbove);
  const below = shownOrder.filter(isBelow);
  // part of the address, where that is asked
  const asksProvince = asked.address === "hidden";
  const isMoreWrong = below.some((part) => personParts[part].some((key) => errorAt(`${path}.${key}`) !== undefined));
  // once something was wrong in it, it stays open: nobody types into what closes when it becomes right
  const [isOpened, setIsOpened] = useState(isMoreWrong);
  if (isMoreWrong && !isOpened) setIsOpened(true);
  return (
    <div className="enter__fields">
      {!isFixed && (
        <>
          <EnterField {...text("firstName", m.firstName)} autoComplete={fill("given-name")} />
          <EnterField {...text("lastName", optional(m.lastName))} autoComplete={fill("family-name")} />
          <OneTapField
            {...field("gender")}
            label={m.genderLabel}
            options={genders.map((value) => ({ value, label: m.genders[value] }))}
          />
          <BirthDateField
            {...field("birthDate")}
            value={writtenBirthDate(player.birthDate, language)}
            typed={typed[`${path}.birthDate`] ?? player.birthDate}
            raceDay={raceDay}
            autoComplete={fill("bday")}
          />
        </>
      )}
      <EnterField
        {...text("phone", optional(m.phone))}
        type="tel"
        inputMode="tel"
        autoComplete={fill("tel")}
        maxLength={40}
      />
      <EnterField {...text("email", optional(m.email))} type="email" inputMode="email" autoComplete={fill("email")} />
      {above.map((part) => (
        <PersonPartFields key={part} {...shared} part={part} asked={asked} typed={typed} />
      ))}
      {children}
      {(below.length > 0 || asksProvince) && (
        <details className="enter__more" open={isOpened || undefined}>
          <summary>{m.more}</summary>
          <div className="enter__fields">
            {below.map((part) => (
              <PersonPartFields key={part} {...shared} part={part} asked={asked} typed={typed} isFolded />
            ))}
            {asksProvince && <ProvinceField {...field("province")} autoComplete={fill("address-level1")} />}
          </div>
        </details>
      )}
    </div>
  );
}
