import "./person-name.css";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { nameIn, type Named } from "./name-in.ts";
import { nameMessages } from "./name.messages.ts";
import { NameParts } from "./name-parts.tsx";

interface PersonNameProps {
  readonly who: Named;
  /** It stands in one line, and is cut where that ends. */
  readonly oneLine?: boolean;
}

/** A person's name in the reader's language; one that was transcribed, which nobody wrote so, is marked. */
export function PersonName({ who, oneLine = false }: PersonNameProps) {
  const m = useMessages(nameMessages);
  const language = useLanguage();
  const text = nameIn(language, who);
  const name = oneLine ? text : <NameParts name={text} />;
  if (language !== "en" || who.nameEn || !who.nameRtgs) return name;
  return (
    <span className="name-by-sound" title={`${who.name} (${m.byRtgs})`}>
      {name}
      <span className="unseen"> ({m.byRtgs})</span>
    </span>
  );
}
