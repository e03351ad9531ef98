import type { PublicMatch } from "@time-event/contract/find-order";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { findMessages } from "./find.messages.ts";

export interface Answer {
  /** The slug of the event. */
  readonly event: string;
  readonly matches: readonly PublicMatch[];
}

/** The same words whatever was found; beside them similar names that the start list shows anyway. */
export function FindAnswer({ event, matches }: Answer) {
  const m = useMessages(findMessages);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [event, matches]);
  return (
    <section className="card find__card find__answer" aria-labelledby="answer-title">
      <h2 id="answer-title" ref={heading} tabIndex={-1}>
        <Icon name="mail" />
        {m.answerTitle}
      </h2>
      <p>{m.answer}</p>
      <p className="soft">
        {m.privacy} <Link to={`/register/events/${event}#contact-title`}>{m.notArrived}</Link>
      </p>
      {matches.length > 0 && (
        <>
          <h3>{m.matches}</h3>
          <ul role="list" className="find__matches">
            {matches.map(({ bib, name, nameEn, category }, at) => (
              <li key={at}>
                <span>{(language === "en" && nameEn) || name}</span>
                <span className="soft figures">
                  {category} · {bib || m.noBib}
                </span>
              </li>
            ))}
          </ul>
          <p className="soft">{m.masked}</p>
        </>
      )}
    </section>
  );
}
