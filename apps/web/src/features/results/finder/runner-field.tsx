import "./runner-field.css";
import { webRegisterResultListFind, type FoundResult } from "@time-event/contract/found-results";
import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { SearchInput } from "../../../ui/field/search-input.tsx";
import { PersonName } from "../../../ui/name/person-name.tsx";
import { finderMessages } from "./finder.messages.ts";

interface RunnerFieldProps {
  readonly id: string;
  readonly text: string;
}

const typingMs = 120;
const mostSuggested = 6;
const listId = "runner-suggestions";
const none: readonly FoundResult[] = [];

/**
 * A search field that suggests runners while somebody types: a combobox with a list, as the ARIA practices describe it. Without a
 * choice it is a search field as any other.
 */
export function RunnerField({ id, text }: RunnerFieldProps) {
  const m = useMessages(finderMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const [found, setFound] = useState(none);
  const [active, setActive] = useState(-1);
  const typing = useRef({ text, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const isOpen = found.length > 0;
  useEffect(() => () => clearTimeout(typing.current.timer), []);

  function close(): void {
    clearTimeout(typing.current.timer);
    typing.current.text = "";
    setFound(none);
    setActive(-1);
  }

  function typed({ currentTarget }: InputEvent<HTMLInputElement>): void {
    const asked = currentTarget.value.trim();
    clearTimeout(typing.current.timer);
    typing.current.text = asked;
    if (asked === "") return close();
    typing.current.timer = setTimeout(() => {
      callApi(webRegisterResultListFind, { text: asked, limit: mostSuggested }).then(
        ({ data }) => {
          // an answer that comes late is about what stands there no more
          if (typing.current.text !== asked) return;
          setFound(data);
          setActive(-1);
        },
        // the search itself says what is wrong
        () => undefined,
      );
    }, typingMs);
  }

  function choose({ event, bib }: FoundResult): void {
    close();
    void navigate(`/register/events/${event}/results/${encodeURIComponent(bib)}`, { viewTransition: true });
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const chosen = found[active];
    if (key === "Enter" && !chosen) return close();
    if (!isOpen) return;
    // from the field itself, which stands before the first and after the last
    if (step !== 0) setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    else if (key === "Enter" && chosen) choose(chosen);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
  }

  return (
    <div className="runner-field">
      <SearchInput
        id={id}
        name="q"
        placeholder={m.searchLabel}
        defaultValue={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        onInput={typed}
        onKeyDown={press}
        onBlur={close}
      />
      <div role="listbox" id={listId} aria-label={m.suggestions} className="runner-field__list" hidden={!isOpen}>
        {found.map((one, at) => (
          <div
            key={`${one.event} ${one.bib}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // before the field loses the focus
            onPointerDown={(press) => {
              press.preventDefault();
              if (press.button === 0) choose(one);
            }}
          >
            <span className="runner-field__bib figures">{one.bib}</span>
            <b>
              <PersonName who={one} />
            </b>
            <span className="soft">{[format.text(one.categoryName), one.club].filter(Boolean).join(" · ")}</span>
          </div>
        ))}
      </div>
      <span role="status" className="unseen">
        {isOpen && m.suggested(found.length)}
      </span>
    </div>
  );
}
