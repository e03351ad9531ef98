import type { entryImportColumns, ImportColumn } from "@time-event/contract/entry-import";
import type { DataOf } from "@time-event/contract/endpoint";
import { columnTitle } from "@time-event/domain/entries/entry-columns";
import { type EntryColumn, entryFields } from "@time-event/domain/entries/entry-fields";
import { type ExtraColumn, extraTitle } from "@time-event/domain/entries/extra-columns";
import { sampleFile, takenColumns } from "@time-event/domain/entries/import-sample";
import { saveFile } from "../../../lib/api/save-file.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { columnMessages } from "./columns.messages.ts";
import { tableFile } from "./mending.ts";

interface ColumnGuideProps {
  readonly columns: DataOf<typeof entryImportColumns>;
  readonly mayPersonal: boolean;
}

const needed: ReadonlySet<EntryColumn> = new Set(["category", "firstName", "gender"]);

/** What a file may have: every column that this event takes, its headings in both languages, and what its cells may say. */
export function ColumnGuide({ columns, mayPersonal }: ColumnGuideProps) {
  const m = useMessages(columnMessages);
  const format = useFormat();
  const { asked, extras, categories } = columns;
  const taken = takenColumns(asked, { mayPersonal });
  const own = extras.filter(({ column }) => mayPersonal || column.startsWith("addOn"));
  const takes: Readonly<Record<EntryColumn, string>> = {
    ...m.takes,
    category: m.takesCategory(categories.map(({ code }) => code).join(", ")),
  };
  const both = (titleIn: (language: "th" | "en") => string) => [titleIn("th"), titleIn("en")] as const;
  return (
    <Panel title={m.title} hint={m.hint}>
      <p>
        <Button
          type="button"
          outlined
          icon="pi pi-download"
          label={m.sample}
          onClick={() =>
            void saveFile(
              new Blob([tableFile(sampleFile(columns, m.language, { mayPersonal }))], {
                type: "text/csv;charset=utf-8",
              }),
              m.sampleName,
            )
          }
        />
      </p>
      <details className="column-guide">
        <summary>{m.list(format.number(taken.length + own.length))}</summary>
        <div className="mapping">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.heading}</th>
                <th scope="col">{m.cells}</th>
              </tr>
            </thead>
            <tbody>
              {taken.map((column) => (
                <GuideRow
                  key={column}
                  titles={both((language) => columnTitle(column, language))}
                  others={entryFields[column].words.slice(2).join(", ")}
                  isNeeded={needed.has(column)}
                  takes={takes[column]}
                />
              ))}
              {own.map(({ column, name, options }) => (
                <GuideRow
                  key={column}
                  titles={both((language) => extraTitle({ column: column as ExtraColumn, name }, language))}
                  others=""
                  isNeeded={false}
                  takes={
                    options.length > 0
                      ? m.takesOptions(options.map((option) => format.text(option)).join(", "))
                      : m.takesOwn[kindOf(column)]
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  );
}

const kindOf = (column: ImportColumn) => (column.startsWith("addOn") ? "addOn" : "question");

interface GuideRowProps {
  readonly titles: readonly [th: string, en: string];
  /** Other headings that are understood. */
  readonly others: string;
  readonly isNeeded: boolean;
  readonly takes: string;
}

function GuideRow({ titles, others, isNeeded, takes }: GuideRowProps) {
  const m = useMessages(columnMessages);
  const [own, other] = m.language === "th" ? titles : [titles[1], titles[0]];
  return (
    <tr>
      <th scope="row">
        {own} <span className="soft">{other}</span>
        {isNeeded && <strong className="column-guide__needed">{m.needed}</strong>}
      </th>
      <td>
        {takes}
        {others && <span className="column-guide__others soft">{m.others(others)}</span>}
      </td>
    </tr>
  );
}
