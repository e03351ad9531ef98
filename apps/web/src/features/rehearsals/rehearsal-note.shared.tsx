import "./rehearsal-note.css";
import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { rehearsalNoteMessages } from "./rehearsal-note.messages.ts";

/** Says on every page of a rehearsal that nothing of it is real. */
export function RehearsalNote() {
  const m = useMessages(rehearsalNoteMessages);
  return (
    <p className="rehearsal-note" role="note">
      <Icon name="warning" /> {m.note}
    </p>
  );
}
