import type { ImportColumn, ImportLine } from "@time-event/contract/entry-import";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Checkbox } from "../../../ui/staff/control/checkbox.tsx";
import { importMessages } from "./import.messages.ts";
import { LineFields } from "./line-fields.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { ReportButton } from "./report-button.tsx";
import type { MendedImport } from "./use-mending.ts";

interface MendPanelProps {
  readonly mended: MendedImport;
  readonly categories: readonly string[];
}

/** The lines of the file before the import: each can be mended where it stands, or left out. */
export function MendPanel({ mended, categories }: MendPanelProps) {
  const m = useMessages(importMessages);
  const format = useFormat();
  const { opened, mending, header, lineOf } = mended;
  if (!opened) return null;
  const { first, grid, now, noticed } = opened;
  const mapping = [...now.mapping.slice(0, grid.header.length), ...noticed.added];
  const rowOf = new Map(grid.rows.map((row) => [row.line, row]));
  const lines = first.lines.map((line): ImportLine => lineOf(line.line) ?? line);
  const words: readonly (readonly [ImportColumn, readonly string[]])[] = [
    ["category", categories],
    ["gender", m.genders],
    ...first.extras.map(({ column, options }) => [column, options.map((option) => format.text(option))] as const),
  ];
  const listOf = (column: ImportColumn) => `import-words-${column}`;
  return (
    <>
      {words.map(([column, options]) => (
        <datalist key={column} id={listOf(column)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      ))}
      <LinesPanel
        preview={now}
        blank={first.blank}
        lines={lines}
        leftOut={mending.leftOut}
        actions={
          now.counts.problem + mending.leftOut.size > 0 && (
            <ReportButton
              grid={grid}
              header={header}
              mending={mending}
              fileName={opened.file.name}
              lineOf={lineOf}
              extras={first.extras}
            />
          )
        }
        mender={{
          isListed: (line) => noticed.places.has(line),
          tick: ({ line }, isTaken) => (
            <Checkbox
              inputId={`take-line-${line}`}
              aria-label={m.takeLine(String(line))}
              checked={isTaken}
              onChange={() => mended.take(line, !isTaken)}
            />
          ),
          fields: (line) => (
            <LineFields
              line={line}
              row={rowOf.get(line.line)!}
              header={header}
              mapping={mapping}
              mending={mending}
              places={noticed.places.get(line.line)}
              wordsOf={(column) => (words.some(([each]) => each === column) ? listOf(column!) : undefined)}
              onWrite={(place, text) => mended.write(line.line, place, text)}
            />
          ),
        }}
      />
    </>
  );
}
