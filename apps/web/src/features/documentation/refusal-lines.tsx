import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { meaningOf, type RefusalLine } from "./api-refusals.ts";
import { documentationMessages } from "./documentation.messages.ts";

interface RefusalLinesProps {
  readonly call: string;
  /** Said in the line that opens the table. */
  readonly title: string;
  readonly lines: readonly RefusalLine[];
}

/** The words with which a call can refuse, each with its place and its meaning. */
export function RefusalLines({ call, title, lines }: RefusalLinesProps) {
  const m = useMessages(documentationMessages);
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <details className="call__part">
      <summary>
        {title} <span className="soft figures">{lines.length}</span>
      </summary>
      <div className="call__table" tabIndex={0} role="region" aria-label={`${call} ${m.refusals}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.word}</th>
              <th scope="col">{m.place}</th>
              <th scope="col">{m.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ word, place }) => (
              <tr key={word}>
                <th scope="row">
                  <code>{word}</code>
                </th>
                <td>{m.places[place]}</td>
                <td>{meaningOf(word, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
