import type { KitPerson } from "@time-event/contract/kits";
import { useEffect, useRef } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { kitsMessages } from "./kits.messages.ts";

interface FoundPeopleProps {
  readonly people: readonly KitPerson[];
  readonly more: boolean;
  readonly onChoose: (person: KitPerson) => void;
}

/** Whom words of a name may mean: one press chooses. */
export function FoundPeople({ people, more, onChoose }: FoundPeopleProps) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return (
    <section ref={list} className="kit-found" aria-label={m.found(format.number(people.length))}>
      <ul>
        {people.map((person) => {
          const { entryId, bib, name, nameEn, category, club, team, isHandedOut, isWithdrawn } = person;
          const shown = format.text({ th: name, en: nameEn });
          return (
            <li key={entryId}>
              <button
                type="button"
                className="kit-found__person"
                aria-label={m.choose(`${bib} ${shown}`.trim())}
                onClick={() => onChoose(person)}
              >
                <strong className="figures">{bib || "–"}</strong>
                <span>
                  {shown} <small className="soft">{[category, team, club].filter(Boolean).join(" · ")}</small>
                </span>
                {isWithdrawn && <Chip tone="danger">{m.withdrawn}</Chip>}
                {isHandedOut && (
                  <Chip tone="ok" icon="check">
                    {m.handedOut}
                  </Chip>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {more && <p className="soft">{m.more}</p>}
    </section>
  );
}
