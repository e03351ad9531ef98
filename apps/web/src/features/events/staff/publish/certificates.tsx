import { categoryList } from "@time-event/contract/categories";
import { categoryCertificatesGet } from "@time-event/contract/certificates";
import { useState } from "react";
import { useStaffDownload } from "../../../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { Deed } from "./deed.tsx";

/** The certificates of a category, in the language of the screen. */
export function Certificates({ eventId }: { readonly eventId: number }) {
  const m = useMessages(eventPublishMessages).certificates;
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText({ not_found: m.none });
  const categories = useStaffQuery(categoryList, { eventId }).data?.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const category = chosen ?? categories[0]?.code ?? null;
  const save = useStaffDownload(categoryCertificatesGet);
  return (
    <Deed action={m.action} text={m.text} failure={save.error ? failureText(save.error).join(" ") : undefined}>
      <div className="row">
        <SelectField
          label={m.category}
          name="certificateCategory"
          options={categories.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
          value={category}
          onChange={setChosen}
        />
        <Button
          outlined
          icon="pi pi-print"
          label={m.button}
          loading={save.isPending}
          disabled={category === null}
          onClick={() => category !== null && save.mutate({ eventId, category, language })}
        />
      </div>
    </Deed>
  );
}
