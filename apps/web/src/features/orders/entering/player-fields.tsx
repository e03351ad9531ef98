import type { OrderPlayer, PlayerField } from "@time-event/contract/order-player";
import type { ReactNode } from "react";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { writtenBirthDate } from "./birth-date.ts";
import { BirthDateField } from "./birth-date-field.tsx";
import { ChoiceField, EnterField } from "./enter-field.tsx";
import { OneTapField } from "./one-tap-field.tsx";
import type { Typed } from "./typed.ts";

export interface PlayerFieldsProps {
  /** Names of the fields begin with it: `entries.0.players.1`. */
  readonly path: string;
  readonly player: OrderPlayer;
  /** What is typed now. */
  readonly typed: Typed;
  readonly raceDay: string;
  readonly errorAt: (path: string) => string | undefined;
  /** What is chosen beside the entry. */
  readonly children?: ReactNode;
}

const genders = ["F", "M", "X"] as const;
const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"];

/** Everything about one person; what is not needed to enter is folded away. */
export function PlayerFields({ path, player, typed, raceDay, errorAt, children }: PlayerFieldsProps) {
  const m = useMessages(enterMessages);
  const language = useLanguage();
  const field = (key: PlayerField) => {
    const name = `${path}.${key}`;
    return { name, value: player[key] ?? "", error: errorAt(name) };
  };
  // so that a browser keeps the people of one form apart
  const fill = (what: string) => `section-${path.replace(/\W/g, "-")} ${what}`;
  const text = (key: PlayerField, label: string) => ({ ...field(key), label, maxLength: 120 });
  const optional = (label: string) => `${label} (${m.optional})`;
  const more = ["firstNameEn", "lastNameEn", "nationality", "club", "province", "shirtSize", "medicalNote"] as const;
  const isMoreWrong = more.some((key) => errorAt(`${path}.${key}`) !== undefined);
  return (
    <div className="enter__fields">
      <EnterField {...text("firstName", m.firstName)} autoComplete={fill("given-name")} />
      <EnterField {...text("lastName", m.lastName)} autoComplete={fill("family-name")} />
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
      <EnterField
        {...text("phone", m.phone)}
        type="tel"
        inputMode="tel"
        autoComplete={fill("tel")}
        maxLength={40}
        hint={m.contactHint}
      />
      <EnterField {...text("email", optional(m.email))} type="email" inputMode="email" autoComplete={fill("email")} />
      <EnterField {...text("emergencyName", optional(m.emergencyName))} autoComplete="off" />
      <EnterField
        {...text("emergencyPhone", optional(m.emergencyPhone))}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
      {children}
      <details className="enter__more" open={isMoreWrong || undefined}>
        <summary>{m.more}</summary>
        <div className="enter__fields">
          <EnterField {...text("firstNameEn", m.firstNameEn)} autoComplete="off" lang="en" hint={m.enHint} />
          <EnterField {...text("lastNameEn", m.lastNameEn)} autoComplete="off" lang="en" />
          <ChoiceField
            {...field("shirtSize")}
            label={m.shirtSize}
            options={[
              { value: "", label: m.noSize },
              ...withOwn(sizes, player.shirtSize).map((value) => ({ value, label: value })),
            ]}
          />
          <EnterField {...text("club", m.club)} autoComplete={fill("organization")} />
          <ChoiceField
            {...field("province")}
            label={m.province}
            autoComplete={fill("address-level1")}
            options={[
              { value: "", label: m.noSize },
              ...withOwn(provinces, player.province).map((value) => ({ value, label: provinceName(value, language) })),
            ]}
          />
          <EnterField {...text("nationality", m.nationality)} autoComplete={fill("country-name")} maxLength={40} />
          <EnterField {...text("emergencyRelation", m.emergencyRelation)} autoComplete="off" />
          <EnterField {...text("medicalNote", m.medicalNote)} maxLength={500} autoComplete="off" hint={m.medicalHint} />
        </div>
      </details>
    </div>
  );
}

/** Choices with the one that somebody has, even if it is an unusual one. */
function withOwn(choices: readonly string[], own: string): readonly string[] {
  return own === "" || choices.includes(own) ? choices : [own, ...choices];
}
