import type { KitRow } from "@time-event/contract/kits";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { kitsMessages } from "./kits.messages.ts";

/** What the list says of each kit. */
export function useKitColumns(): readonly Column<KitRow>[] {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  return [
    { key: "bib", header: m.bib, cell: ({ bib }) => <strong className="figures">{bib || "–"}</strong> },
    { key: "name", header: m.name, cell: ({ name, nameEn }) => format.text({ th: name, en: nameEn }) },
    { key: "category", header: m.category, cell: ({ category }) => category },
    { key: "size", header: m.size, cell: ({ shirtSize }) => shirtSize },
    {
      key: "team",
      header: m.team,
      wideOnly: true,
      cell: ({ team, club }) => [team, club].filter(Boolean).join(" · "),
    },
    {
      key: "owed",
      header: m.owed,
      align: "end",
      cell: ({ owedSatang }) => owedSatang > 0 && <Chip tone="warn">{format.exactBaht(owedSatang)}</Chip>,
    },
    {
      key: "state",
      header: m.state,
      cell: ({ handedOut }) =>
        handedOut ? (
          <>
            <Chip tone="ok" icon="check">
              {m.handedOut}
            </Chip>{" "}
            <small className="soft">
              {[format.instant(handedOut.at, timeZone), handedOut.by, handedOut.desk].filter(Boolean).join(" · ")}
            </small>
          </>
        ) : (
          <span className="soft">{m.waiting}</span>
        ),
    },
  ];
}
