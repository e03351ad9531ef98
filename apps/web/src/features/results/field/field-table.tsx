import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { fieldMessages } from "./field.messages.ts";

interface FieldTableProps {
  readonly sections: readonly { readonly name: string; readonly count: number }[];
  readonly runners: readonly {
    readonly bib: string;
    readonly name: string;
    readonly kind: "leader" | "pinned";
    readonly placeM: number;
  }[];
}

/** What the picture of the field shows, in words and figures. */
export function FieldTable({ sections, runners }: FieldTableProps) {
  const m = useMessages(fieldMessages);
  const format = useFormat();
  return (
    <details className="field-table">
      <summary>{m.asTable}</summary>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{m.section}</th>
            <th scope="col">{m.runners}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ name, count }, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runners.length > 0 && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{m.named}</th>
              <th scope="col">{m.at}</th>
            </tr>
          </thead>
          <tbody>
            {runners.map(({ bib, name, kind, placeM }) => (
              <tr key={bib}>
                <th scope="row">
                  {bib} {name} <small>{m[kind]}</small>
                </th>
                <td>{format.distance(placeM)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
