import { entryGet, type EntryRecord, type entryChoices } from "@time-event/contract/entries";
import type { DataOf } from "@time-event/contract/endpoint";
import { fullName } from "@time-event/domain/entries/full-name";
import { useMemo, useState } from "react";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { EntryExtras } from "../../orders/staff/entry-extras.shared.tsx";
import { entryWords } from "../entry-words.messages.ts";
import { EntryStatusChip } from "../list/entry-status-chip.tsx";
import { drawerMessages } from "./drawer.messages.ts";
import type { DrawerEvent } from "./drawer-event.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryNotes } from "./entry-notes.tsx";
import { emptyForm, formOf } from "./form-values.ts";

interface EntryDrawerProps {
  readonly event: DrawerEvent;
  readonly entry: number | "new";
  readonly choices: DataOf<typeof entryChoices>;
  /** The category in the list's filter, or "". */
  readonly shownCategory: string;
  readonly mayEdit: boolean;
  /** Opens another entry; null closes the drawer. */
  readonly onOpen: (entry: number | null) => void;
}

const parts = ["data", "extras", "history"] as const;
type Part = (typeof parts)[number];

/** One entry beside the list: all its data, to change in place, and its history. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { event, entry, choices, shownCategory, onOpen } = props;
  const m = useMessages(drawerMessages);
  // stays the same object while the form is open: the form resets when its values change
  const [stored] = useState(() => emptyForm(event.id, choices.categories, shownCategory));
  if (entry !== "new") return <StoredEntry {...props} id={entry} />;
  return (
    <StaffDialog open look="side" title={m.newTitle} onClose={() => onOpen(null)} keepOnOutsideClick>
      <EntryForm
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

function StoredEntry({ event, id, choices, mayEdit, onOpen }: EntryDrawerProps & { readonly id: number }) {
  const m = useMessages(drawerMessages);
  const { refusals } = useMessages(entryWords);
  const record = useStaffQuery(entryGet, { eventId: event.id, id }, { refetchOnWindowFocus: false });
  const entry = record.data?.data;
  const stored = useMemo(() => entry && formOf(event.id, entry), [event.id, entry]);
  const [part, setPart] = useState<Part>("data");
  const [seen, setSeen] = useState<ReadonlySet<Part>>(new Set(["data"]));
  const show = (each: Part) => {
    setPart(each);
    setSeen((before) => new Set([...before, each]));
  };
  const reload = async () => (await record.refetch()).data!.data;
  return (
    <StaffDialog
      open
      look="side"
      title={entry ? <DrawerTitle entry={entry} /> : m.data}
      onClose={() => onOpen(null)}
      keepOnOutsideClick
    >
      <div className="drawer-tabs" role="tablist" aria-label={m.parts}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`drawer-tab-${each}`}
            aria-selected={part === each}
            aria-controls={`drawer-panel-${each}`}
            onClick={() => show(each)}
          >
            {m[each]}
          </button>
        ))}
      </div>
      {parts.map(
        (each) =>
          seen.has(each) && (
            <div
              key={each}
              id={`drawer-panel-${each}`}
              role="tabpanel"
              aria-labelledby={`drawer-tab-${each}`}
              className="drawer-panel"
              // stays there while another part is looked at: what is typed is not lost
              hidden={part !== each}
            >
              {each === "history" ? (
                <EntryHistory event={event} id={id} />
              ) : each === "extras" ? (
                <EntryExtras event={event} entryId={id} mayEdit={mayEdit} />
              ) : (
                <Loaded query={record} words={refusals}>
                  {({ data }) => (
                    <>
                      <EntryNotes event={event} entry={data} mayEdit={mayEdit} onGone={() => onOpen(null)} />
                      <EntryForm
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
          ),
      )}
    </StaffDialog>
  );
}

function DrawerTitle({ entry: { bib, firstName, lastName, status } }: { readonly entry: EntryRecord }) {
  return (
    <span className="drawer-title">
      {bib && <span className="drawer-title__bib figures">{bib}</span>}
      <span>{fullName({ firstName, lastName })}</span>
      <EntryStatusChip status={status} />
    </span>
  );
}
