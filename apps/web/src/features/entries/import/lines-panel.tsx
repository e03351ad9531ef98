import type { ImportLine, ImportPreview, LineFate } from "@time-event/contract/entry-import";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { importMessages } from "./import.messages.ts";
import { useLineText } from "./line-text.ts";

const fates = ["problem", "new", "changed", "same"] as const;
const looks: Readonly<Record<LineFate, readonly [Tone, IconName]>> = {
  new: ["ok", "check"],
  changed: ["info", "arrow"],
  same: ["neutral", "minus"],
  problem: ["danger", "warning"],
};
const linesAtATime = 100;

/** Every line of the file with its outcome; lines with problems come first. */
export function LinesPanel({ preview: { lines, counts, extras } }: { readonly preview: ImportPreview }) {
  const m = useMessages(importMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<LineFate | "all">(counts.problem > 0 ? "problem" : "all");
  const [shown, setShown] = useState(linesAtATime);
  const found = chosen === "all" ? lines : lines.filter(({ fate }) => fate === chosen);
  const choose = (fate: LineFate | "all") => {
    setChosen(fate);
    setShown(linesAtATime);
  };
  return (
    <Panel title={m.lines}>
      <div className="fate-choice" role="group" aria-label={m.fate}>
        {(["all", ...fates] as const).map((fate) => (
          <button key={fate} type="button" aria-pressed={chosen === fate} onClick={() => choose(fate)}>
            {fate === "all" ? m.all : m.fates[fate]}{" "}
            <strong className="figures">{format.number(fate === "all" ? lines.length : counts[fate])}</strong>
          </button>
        ))}
      </div>
      {found.length === 0 ? (
        <p className="soft">{m.none}</p>
      ) : (
        <div className="import-lines" role="region" aria-label={m.lines} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.line}</th>
                <th scope="col">{m.fate}</th>
                <th scope="col">{m.who}</th>
                <th scope="col">{m.what}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map((line) => (
                <LineRow key={line.line} line={line} extras={extras} />
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
  readonly extras: ImportPreview["extras"];
}

function LineRow({ line, extras }: LineRowProps) {
  const m = useMessages(importMessages);
  const lineText = useLineText(extras);
  const [tone, icon] = looks[line.fate];
  return (
    <tr>
      <td className="figures">{line.line}</td>
      <td>
        <Chip tone={tone} icon={icon}>
          {m.fates[line.fate]}
        </Chip>
      </td>
      <td>{[line.bib, line.name].filter(Boolean).join(" ")}</td>
      <td>{lineText(line)}</td>
    </tr>
  );
}
