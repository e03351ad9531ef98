import type { ImportLine, ImportPreview, LineFate } from "@time-event/contract/entry-import";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { importMessages } from "./import.messages.ts";
import { useLineText } from "./line-text.ts";

type ShownFate = LineFate | "left_out";
const fates = ["problem", "new", "changed", "same"] as const;
const looks: Readonly<Record<ShownFate, readonly [Tone, IconName]>> = {
  new: ["ok", "check"],
  changed: ["info", "arrow"],
  same: ["neutral", "minus"],
  problem: ["danger", "warning"],
  left_out: ["neutral", "minus"],
};
const linesAtATime = 100;

/** How lines are mended where they stand; left out after the import. */
export interface LineMender {
  /** Lines that stay listed among those with problems although the last one is gone. */
  readonly isListed: (line: number) => boolean;
  readonly tick: (line: ImportLine, isTaken: boolean) => ReactNode;
  readonly fields: (line: ImportLine) => ReactNode;
}

interface LinesPanelProps {
  readonly preview: Pick<ImportPreview, "counts" | "extras">;
  /** How many lines said nothing when the file was opened: in what was mended, those that are left out are blank, too. */
  readonly blank: number;
  readonly lines: readonly ImportLine[];
  readonly leftOut?: ReadonlySet<number>;
  readonly mender?: LineMender;
  readonly actions?: ReactNode;
}

const nobody: ReadonlySet<number> = new Set();

/** Every line of the file with its outcome; lines with problems come first. */
export function LinesPanel({ preview, blank, lines, leftOut = nobody, mender, actions }: LinesPanelProps) {
  const { counts, extras } = preview;
  const m = useMessages(importMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<LineFate | "all">(counts.problem > 0 ? "problem" : "all");
  const [shown, setShown] = useState(linesAtATime);
  const found = lines.filter(
    ({ fate, line }) =>
      chosen === "all" || (chosen === "problem" && mender?.isListed(line)) || (fate === chosen && !leftOut.has(line)),
  );
  const choose = (fate: LineFate | "all") => {
    setChosen(fate);
    setShown(linesAtATime);
  };
  return (
    <Panel title={m.lines} {...(mender && { hint: m.mendHint })}>
      <div className="import-lines__top">
        <div className="fate-choice" role="group" aria-label={m.fate}>
          {(["all", ...fates] as const).map((fate) => (
            <button key={fate} type="button" aria-pressed={chosen === fate} onClick={() => choose(fate)}>
              {fate === "all" ? m.all : m.fates[fate]}{" "}
              <strong className="figures">{format.number(fate === "all" ? lines.length : counts[fate])}</strong>
            </button>
          ))}
        </div>
        {actions}
      </div>
      {blank + leftOut.size > 0 && (
        <p className="soft">
          {[blank > 0 && m.blank(format.number(blank)), leftOut.size > 0 && m.ticksOff(format.number(leftOut.size))]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      {found.length === 0 ? (
        <p className="soft">{m.none}</p>
      ) : (
        <div className="import-lines" role="region" aria-label={m.lines} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {mender && <th scope="col">{m.taken}</th>}
                <th scope="col">{m.line}</th>
                <th scope="col">{m.fate}</th>
                <th scope="col">{m.who}</th>
                <th scope="col">{m.what}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map((line) => (
                <LineRow
                  key={line.line}
                  line={line}
                  fate={leftOut.has(line.line) ? "left_out" : line.fate}
                  extras={extras}
                  mender={mender}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > shown && (
        <p className="import-lines__more">
          <span className="soft">{m.more(format.number(shown), format.number(found.length))}</span>
          <Button
            type="button"
            text
            size="small"
            label={m.showMore}
            onClick={() => setShown(shown + linesAtATime * 5)}
          />
        </p>
      )}
    </Panel>
  );
}

interface LineRowProps {
  readonly line: ImportLine;
  readonly fate: ShownFate;
  readonly extras: ImportPreview["extras"];
  readonly mender: LineMender | undefined;
}

function LineRow({ line, fate, extras, mender }: LineRowProps) {
  const m = useMessages(importMessages);
  const lineText = useLineText(extras);
  const [tone, icon] = looks[fate];
  return (
    <tr className={fate === "left_out" ? "import-lines__out" : undefined}>
      {mender && <td>{mender.tick(line, fate !== "left_out")}</td>}
      <td className="figures">{line.line}</td>
      <td>
        <Chip tone={tone} icon={icon}>
          {fate === "left_out" ? m.leftOutChip : m.fates[fate]}
        </Chip>
      </td>
      <td>{[line.bib, line.name].filter(Boolean).join(" ")}</td>
      <td>
        {fate !== "left_out" && <span className={mender && "mend__why"}>{lineText(line)}</span>}
        {fate !== "left_out" && mender?.fields(line)}
      </td>
    </tr>
  );
}
