import type { OrderPlayer, PlayerField } from "@time-event/contract/order-player";
import type { AskedOfPerson, PersonPart } from "@time-event/domain/entries/asked-of-person";
import { readThaiId } from "@time-event/domain/entries/thai-id";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { AddressFields } from "./address-fields.tsx";
import { ChoiceField, EnterField } from "./enter-field.tsx";
import type { Typed } from "./typed.ts";

interface PersonPartFieldsProps {
  readonly part: PersonPart;
  readonly asked: AskedOfPerson;
  /** It is among what nobody must fill in, which says so once for all. */
  readonly isFolded?: boolean;
  /** Names of the fields begin with it: `entries.0.players.1`. */
  readonly path: string;
  readonly player: OrderPlayer;
  readonly typed: Typed;
  readonly errorAt: (path: string) => string | undefined;
  /** The token of a browser's completion. */
  readonly fill: (what: string) => string;
}

const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"];

/** What an event can ask beside name, gender and birth date: the fields of one part of it. */
export function PersonPartFields({
  part,
  asked,
  isFolded = false,
  path,
  player,
  typed,
  errorAt,
  fill,
}: PersonPartFieldsProps) {
  const m = useMessages(enterMessages);
  const suffix = isFolded || asked[part] === "required" ? "" : ` (${m.optional})`;
  const field = (key: PlayerField, label: string) => {
    const name = `${path}.${key}`;
    return { name, value: player[key] ?? "", error: errorAt(name), label: label + suffix, maxLength: 120 };
  };
  // where both are asked, whoever has one of them leaves the other empty
  const isEither = asked.nationalId !== "hidden" && asked.passport !== "hidden";
  switch (part) {
    case "nationalId":
      return (
        <EnterField
          {...field("nationalId", m.nationalId)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          hint={isEither ? m.eitherNumber : m.nationalIdHint}
        >
          <output htmlFor={`${path}.nationalId`}>
            {readThaiId(typed[`${path}.nationalId`] ?? player.nationalId) !== null && (
              <span className="enter__understood">{m.nationalIdRight}</span>
            )}
          </output>
        </EnterField>
      );
    case "passport":
      return (
        <EnterField
          {...field("passport", m.passport)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint={isEither ? m.eitherNumber : undefined}
        />
      );
    case "latinName":
      return (
        <>
          <EnterField {...field("firstNameEn", m.firstNameEn)} autoComplete="off" lang="en" hint={m.enHint} />
          <EnterField {...field("lastNameEn", m.lastNameEn)} autoComplete="off" lang="en" />
        </>
      );
    case "nationality":
      return <EnterField {...field("nationality", m.nationality)} autoComplete={fill("country-name")} maxLength={40} />;
    case "address":
      return <AddressFields path={path} address={player} errorAt={errorAt} fill={fill} suffix={suffix} />;
    case "club":
      return <EnterField {...field("club", m.club)} autoComplete={fill("organization")} />;
    case "shirtSize":
      return (
        <ChoiceField
          {...field("shirtSize", m.shirtSize)}
          options={[
            { value: "", label: m.noSize },
            ...withOwn(sizes, player.shirtSize).map((value) => ({ value, label: value })),
          ]}
        />
      );
    case "emergency":
      return (
        <>
          <EnterField {...field("emergencyName", m.emergencyName)} autoComplete="off" />
          <EnterField
            {...field("emergencyPhone", m.emergencyPhone)}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
          />
          <EnterField {...field("emergencyRelation", m.emergencyRelation)} autoComplete="off" />
        </>
      );
    case "medicalNote":
      return (
        <EnterField {...field("medicalNote", m.medicalNote)} maxLength={500} autoComplete="off" hint={m.medicalHint} />
      );
  }
}

/** Choices with the one that somebody has, even if it is an unusual one. */
function withOwn(choices: readonly string[], own: string): readonly string[] {
  return own === "" || choices.includes(own) ? choices : [own, ...choices];
}
