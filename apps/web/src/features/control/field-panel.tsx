import { raceControlFieldGet } from "@time-event/contract/race-control";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { controlMessages } from "./control.messages.ts";
import { FieldPicture } from "./field-picture.tsx";

const askEveryMs = 20_000;

/** The whole field of one category as a picture: the largest, unless another is chosen. */
export function FieldPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const categories = useStaffQuery(raceControlFieldGet, { eventId }, { refetchInterval: askEveryMs }).data?.data ?? [];
  const [chosen, setChosen] = useState("");
  const largest = categories.toSorted((a, b) => b.runners.length - a.runners.length)[0];
  const shown = categories.find(({ code }) => code === chosen) ?? largest;
  if (!shown) return null;
  return (
    <Panel
      title={m.picture}
      hint={m.pictureHint}
      actions={
        <ToolbarSelect
          label={m.category}
          any={format.text(largest?.name ?? { th: "", en: "" }) || (largest?.code ?? "")}
          options={categories
            .filter((category) => category !== largest)
            .map(({ code, name }) => ({ value: code, label: format.text(name) || code }))}
          value={chosen}
          onChange={setChosen}
        />
      }
    >
      {shown.runners.length === 0 ? <p>{m.noPicture}</p> : <FieldPicture category={shown} />}
    </Panel>
  );
}
