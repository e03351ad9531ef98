import type { DataOf } from "@time-event/contract/endpoint";
import type { statementPreview } from "@time-event/contract/statements";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { BookedAt } from "./booked-at.tsx";
import { statementsMessages } from "./statements.messages.ts";

type Preview = DataOf<typeof statementPreview>;
type Line = Preview["lines"][number];
type Fate = "known" | "outgoing" | "reference" | "time" | "sum" | "nobody";

const looks: Readonly<Record<Fate, readonly [Tone, IconName]>> = {
  known: ["outline", "minus"],
  outgoing: ["outline", "up"],
  reference: ["ok", "check"],
  time: ["ok", "clock"],
  sum: ["ok", "wallet"],
  nobody: ["warn", "warning"],
};

function fateOf({ isKnown, amountSatang, match }: Line): Fate {
  if (isKnown) return "known";
  if (amountSatang < 0) return "outgoing";
  return match ? match.by : "nobody";
}

/** The lines of a statement, and what each would pay. */
export function StatementLines({ preview: { lines, counts } }: { readonly preview: Preview }) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const rows = lines.map((line, at) => ({ ...line, at }));
  return (
    <>
      <StaffTable
        label={m.lines}
        rows={rows}
        rowKey={({ at }) => at}
        columns={[
          { key: "when", header: m.when, cell: (line) => <BookedAt line={line} /> },
          {
            key: "amount",
            header: m.amount,
            align: "end",
            cell: ({ amountSatang }) => <span className="figures">{format.exactBaht(amountSatang)}</span>,
          },
          {
            key: "fate",
            header: m.fate,
            cell: (line) => {
              const fate = fateOf(line);
              const [tone, icon] = looks[fate];
              return (
                <span className="statement-fate">
                  <Chip tone={tone} icon={icon}>
                    {m.fates[fate]}
                  </Chip>
                  {line.match && <span className="figures">{line.match.references.join(" ")}</span>}
                </span>
              );
            },
          },
          { key: "text", header: m.text, cell: ({ text }) => <span className="statement-text">{text}</span> },
        ]}
      />
      {counts.lines > lines.length && <p className="soft">{m.moreLines(format.number(lines.length))}</p>}
    </>
  );
}
