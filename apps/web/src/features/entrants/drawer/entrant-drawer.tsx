import { entrantGet, type EntrantRecord, type entrantChoices } from "@time-event/contract/entrants";
import type { DataOf } from "@time-event/contract/endpoint";
import { useMemo, useState } from "react";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { entrantWords } from "../entrant-words.messages.ts";
import { EntrantStatusChip } from "../list/entrant-status-chip.tsx";
import { drawerMessages } from "./drawer.messages.ts";
import type { DrawerEvent } from "./drawer-event.ts";
import { EntrantForm } from "./entrant-form.tsx";
import { EntrantHistory } from "./entrant-history.tsx";
import { EntrantNotes } from "./entrant-notes.tsx";
import { emptyForm, formOf } from "./form-values.ts";

interface EntrantDrawerProps {
  readonly event: DrawerEvent;
  readonly entrant: number | "new";
  readonly choices: DataOf<typeof entrantChoices>;
  /** The one that the list is narrowed to, or "". */
  readonly shownCategory: string;
  readonly mayEdit: boolean;
  /** Opens another one, or with null none. */
  readonly onOpen: (entrant: number | null) => void;
}

/** One entrant beside the list: all that is known, to be changed in place, and what was done with it. */
export function EntrantDrawer(props: EntrantDrawerProps) {
  const { event, entrant, choices, shownCategory, onOpen } = props;
  const m = useMessages(drawerMessages);
  // the same one as long as the form is open: it follows what is stored
  const [stored] = useState(() => emptyForm(event.id, choices.categories, shownCategory));
  if (entrant !== "new") return <StoredEntrant {...props} id={entrant} />;
  return (
    <StaffDialog open look="side" title={m.newTitle} onClose={() => onOpen(null)} keepOnOutsideClick>
      <EntrantForm
        stored={stored}
        record={undefined}
        choices={choices}
        raceDay={event.startsOn}
        mayEdit
        reload={undefined}
        onSaved={onOpen}
      />
    </StaffDialog>
  );
}

function StoredEntrant({ event, id, choices, mayEdit, onOpen }: EntrantDrawerProps & { readonly id: number }) {
  const m = useMessages(drawerMessages);
  const { refusals } = useMessages(entrantWords);
  const record = useStaffQuery(entrantGet, { eventId: event.id, id }, { refetchOnWindowFocus: false });
  const entrant = record.data?.data;
  const stored = useMemo(() => entrant && formOf(event.id, entrant), [event.id, entrant]);
  const [part, setPart] = useState<"data" | "history">("data");
  const reload = async () => (await record.refetch()).data!.data;
  return (
    <StaffDialog
      open
      look="side"
      title={entrant ? <DrawerTitle entrant={entrant} /> : m.data}
      onClose={() => onOpen(null)}
      keepOnOutsideClick
    >
      <div className="drawer-tabs" role="tablist" aria-label={m.parts}>
        {(["data", "history"] as const).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`drawer-tab-${each}`}
            aria-selected={part === each}
            aria-controls="drawer-panel"
            onClick={() => setPart(each)}
          >
            {m[each]}
          </button>
        ))}
      </div>
      <div id="drawer-panel" role="tabpanel" aria-labelledby={`drawer-tab-${part}`} className="drawer-panel">
        {part === "history" ? (
          <EntrantHistory event={event} id={id} />
        ) : (
          <Loaded query={record} words={refusals}>
            {({ data }) => (
              <>
                <EntrantNotes event={event} entrant={data} mayEdit={mayEdit} onGone={() => onOpen(null)} />
                <EntrantForm
                  stored={stored ?? formOf(event.id, data)}
                  record={data}
                  choices={choices}
                  raceDay={event.startsOn}
                  mayEdit={mayEdit}
                  reload={reload}
                  onSaved={() => {}}
                />
              </>
            )}
          </Loaded>
        )}
      </div>
    </StaffDialog>
  );
}

function DrawerTitle({ entrant: { bib, firstName, lastName, status } }: { readonly entrant: EntrantRecord }) {
  return (
    <span className="drawer-title">
      {bib && <span className="drawer-title__bib figures">{bib}</span>}
      <span>{`${firstName} ${lastName}`.trim()}</span>
      <EntrantStatusChip status={status} />
    </span>
  );
}
