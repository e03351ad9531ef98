import { categoryTemplateList } from "@time-event/contract/category-templates";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { ageGroupsText } from "../age-groups-text.shared.ts";
import { categoriesMessages } from "./categories.messages.ts";

/** Starts a new category from one of the templates. */
export function TemplateChoice({ eventId }: { readonly eventId: number }) {
  const m = useMessages(categoriesMessages);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const templates = useStaffQuery(categoryTemplateList, {}, { enabled: open });
  return (
    <>
      <Button type="button" outlined icon="pi pi-clone" label={m.fromTemplate} onClick={() => setOpen(true)} />
      <StaffDialog open={open} title={m.chooseTemplate} onClose={() => setOpen(false)}>
        <Loaded query={templates}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{m.noTemplates}</p>
            ) : (
              <ul role="list" className="template-choice">
                {data.map(({ id, name, definition }) => (
                  <li key={id}>
                    <Link to={`/manage/events/${eventId}/categories/new?template=${id}`}>
                      <b>{format.text(name)}</b>
                      <span className="soft">
                        {m.gender[definition.gender]} · {m.kinds[definition.entryKind]}
                        {definition.ageGroups.length > 0 && ` · ${ageGroupsText(definition.ageGroups, m.gender)}`}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </StaffDialog>
    </>
  );
}
