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
  const [chosen, setChosen] = useState("");
  const field = useStaffQuery(
    raceControlFieldGet,
    { eventId, ...(chosen && { category: chosen }) },
    { refetchInterval: askEveryMs, placeholderData: (shown) => shown },
  ).data;
  if (!field || field.meta.categories.length === 0) return null;
  const { categories } = field.meta;
  const shown = categories.find(({ code }) => code === (chosen || field.data?.code));
  const nameOf = ({ code, name }: (typeof categories)[number]) => format.text(name) || code;
  const drawn = field.data?.runners.length ?? 0;
  return (
    <Panel
      title={m.picture}
      hint={m.pictureHint}
      actions={
        <ToolbarSelect
          label={m.category}
          options={categories.map((category) => ({ value: category.code, label: nameOf(category) }))}
          value={shown?.code ?? ""}
          onChange={setChosen}
        />
      }
    >
      {field.data && shown && drawn > 0 ? (
        <>
          <FieldPicture category={field.data} name={nameOf(shown)} />
          {drawn < shown.seen && (
            <p className="soft figures">{m.drawnOf(format.number(drawn), format.number(shown.seen))}</p>
          )}
        </>
      ) : (
        <p>{m.noPicture}</p>
      )}
    </Panel>
  );
}
