import type { FormEvent } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { understandBirthDate, withSlashes } from "./birth-date.ts";
import { EnterField } from "./enter-field.tsx";

interface BirthDateFieldProps {
  readonly name: string;
  readonly value: string;
  /** What is typed now, to say how it is understood. */
  readonly typed: string;
  readonly raceDay: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
}

/** A birth date in either era, typed with digits alone; says at once what it was understood as. */
export function BirthDateField({ name, value, typed, raceDay, error, autoComplete }: BirthDateFieldProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const understood = understandBirthDate(typed, raceDay);
  return (
    <EnterField
      name={name}
      label={m.birthDate}
      value={value}
      hint={understood ? undefined : m.birthDateHint}
      error={error}
      inputMode="numeric"
      placeholder={m.birthDateExample}
      maxLength={40}
      autoComplete={autoComplete}
      onInput={addSlashes}
    >
      {/* it stands there before it has something to say: a screen reader listens to it from then on */}
      <output htmlFor={name}>
        {understood && (
          <span className="enter__understood" data-wrong={error !== undefined || undefined}>
            {m.understood(format.day(understood.day), otherYear(understood.day, format.language))}{" "}
            {understood.age !== null && <b>{m.ageOnRaceDay(understood.age)}</b>}
          </span>
        )}
      </output>
    </EnterField>
  );
}

/** The year of the era that the page's dates do not have. */
function otherYear(day: string, language: "th" | "en"): string {
  const year = Number(day.slice(0, 4));
  return String(language === "th" ? year : year + 543);
}

function addSlashes({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isDeleting = "inputType" in nativeEvent && String(nativeEvent.inputType).startsWith("delete");
  const next = withSlashes(input.value);
  if (!isDeleting && input.selectionEnd === input.value.length && next !== input.value) input.value = next;
}
