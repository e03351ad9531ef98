import type { SeriesPerson } from "@time-event/contract/series";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

/** An entry of a race, with everything that tells who it is. */
export function EntryLine({ entry }: { readonly entry: SeriesPerson }) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const { name, nameEn, birthDate, phone, email, documents, event, category, bib } = entry;
  return (
    <p className="series-persons__entry">
      <strong>{name || nameEn}</strong> {name && nameEn && <span>{nameEn}</span>}{" "}
      <span className="soft">
        {[
          birthDate ? `${m.born} ${format.day(birthDate, "short")}` : m.noBirthDate,
          phone,
          email,
          documents,
          `${format.text(event)} · ${category} · BIB ${bib}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}
