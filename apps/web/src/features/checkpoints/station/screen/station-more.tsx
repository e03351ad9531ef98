import { useState } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Icon, type IconName } from "../../../../ui/icon/icon.tsx";
import type { Entered, StationView } from "../station.ts";
import { ExportSheet } from "./export-sheet.tsx";
import { DropoutSheet, NoteSheet, PasteSheet } from "./more-sheets.tsx";
import { ScanSheet } from "./scan-sheet.tsx";
import { stationMessages } from "./station.messages.ts";

const sheets = ["dropout", "scan", "note", "paste", "export"] as const;
type Sheet = (typeof sheets)[number];
const icons: Readonly<Record<Sheet, IconName>> = {
  dropout: "warning",
  scan: "whole",
  note: "mail",
  paste: "list",
  export: "download",
};
const lights = ["auto", "sun", "night"] as const;

interface StationMoreProps {
  readonly view: StationView;
  readonly typed: string;
  readonly enter: (entered: Entered) => Promise<unknown>;
  readonly light: string;
  readonly onLight: (light: string) => void;
}

/** What is needed less often than the keys, each behind one press. */
export function StationMore({ view, typed, enter, light, onLight }: StationMoreProps) {
  const m = useMessages(stationMessages);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const enterAll = async (all: readonly Entered[]) => {
    setSheet(null);
    for (const each of all) await enter(each);
  };
  return (
    <>
      <div className="marshal__more">
        {sheets.map((each) => (
          <Button key={each} look="quiet" className="marshal__tool" onClick={() => setSheet(each)}>
            <Icon name={icons[each]} />
            {m[each]}
          </Button>
        ))}
        <Button
          look="quiet"
          className="marshal__tool"
          onClick={() => onLight(lights[(lights.findIndex((each) => each === light) + 1) % lights.length]!)}
        >
          <Icon name={light === "night" ? "moon" : "sun"} />
          {m.light} {m.lights[light as (typeof lights)[number]]}
        </Button>
      </div>
      {sheet && (
        <Dialog title={m[sheet]} closeLabel={m.close} onClose={() => setSheet(null)}>
          {sheet === "dropout" && <DropoutSheet typed={typed} onEnter={(all) => void enterAll(all)} />}
          {sheet === "note" && <NoteSheet typed={typed} onEnter={(all) => void enterAll(all)} />}
          {sheet === "paste" && <PasteSheet onEnter={(all) => void enterAll(all)} />}
          {sheet === "scan" && <ScanSheet onBib={(bib) => void enterAll([{ kind: "passing", bib }])} />}
          {sheet === "export" && <ExportSheet view={view} />}
        </Dialog>
      )}
    </>
  );
}
