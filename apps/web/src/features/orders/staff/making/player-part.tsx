import type { PlayerField } from "@time-event/contract/order-player";
import { personPartNames, personParts } from "@time-event/domain/entries/asked-of-person";
import { longestOf } from "@time-event/domain/entries/text-kinds";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { understandBirthDate } from "../../entering/birth-date.ts";
import { ExtraFields } from "./extra-fields.tsx";
import { makingMessages } from "./making.messages.ts";
import type { PlayerPartProps } from "./player-part-props.ts";

const genders = ["F", "M", "X"] as const;
/** One player: first what everybody is asked, and what the event requires; the rest folded away. */
export function PlayerPart(props: PlayerPartProps) {
  const { path, title, player, raceDay, errorAt, onChange, onRemove } = props;
  const m = useMessages(makingMessages);
  const { fields, genders: words } = m;
  const format = useFormat();
  const understood = understandBirthDate(player.birthDate, raceDay);
  const text = (name: PlayerField & keyof typeof fields) => ({
    label: fields[name],
    value: player[name] ?? "",
    error: errorAt(`${path}.${name}`),
    maxLength: name === "medicalNote" ? longestOf.note : longestOf.name,
    autoComplete: "off",
    onChange: (value: string) => onChange({ ...player, [name]: value }),
  });
  const { asked } = props.offered;
  const needed = personPartNames.filter((part) => asked[part] === "required").flatMap((part) => personParts[part]);
  const more = personPartNames.filter((part) => asked[part] === "optional").flatMap((part) => personParts[part]);
  const isMoreWrong = [...more, "province"].some((name) => errorAt(`${path}.${name}`) !== undefined);
  return (
    <fieldset className="order-making__player">
      <legend>
        {title}
        {onRemove && (
          <Button type="button" text size="small" icon="pi pi-times" label={m.removePlayer} onClick={onRemove} />
        )}
      </legend>
      <div className="form-grid">
        <TextField {...text("firstName")} required />
        <TextField {...text("lastName")} />
        <SelectField
          label={fields.gender}
          required
          value={player.gender}
          error={errorAt(`${path}.gender`)}
          options={genders.map((value) => ({ value, label: words[value] }))}
          onChange={(gender) => onChange({ ...player, gender })}
        />
        <TextField
          {...text("birthDate")}
          required
          inputMode="numeric"
          placeholder={m.birthDateExample}
          hint={
            understood
              ? `${format.day(understood.day)}${understood.age === null ? "" : ` · ${m.age(format.number(understood.age))}`}`
              : m.birthDateHint
          }
        />
        <TextField {...text("phone")} type="tel" inputMode="tel" />
        <TextField {...text("email")} type="email" inputMode="email" />
        {needed.map((name) => (
          <TextField key={name} {...text(name)} />
        ))}
      </div>
      <ExtraFields {...props} />
      <details className="order-making__more" open={isMoreWrong || undefined}>
        <summary>{m.more}</summary>
        <div className="form-grid">
          {more.map((name) => (
            <TextField key={name} {...text(name)} />
          ))}
          <SelectField
            label={fields.province}
            value={player.province || null}
            error={errorAt(`${path}.province`)}
            clearable
            options={provinces.map((value) => ({ value, label: provinceName(value, format.language) }))}
            onChange={(province) => onChange({ ...player, province: province ?? "" })}
          />
        </div>
      </details>
    </fieldset>
  );
}
