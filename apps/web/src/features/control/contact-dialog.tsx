import { type PersonOnCourse, raceControlContactGet } from "@time-event/contract/race-control";
import { telLink } from "@time-event/domain/entries/phone-number";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { controlMessages } from "./control.messages.ts";

interface ContactDialogProps {
  readonly eventId: number;
  readonly person: PersonOnCourse;
  readonly onClose: () => void;
}

/** Whom to call about somebody on the course. */
export function ContactDialog({ eventId, person, onClose }: ContactDialogProps) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const { entryId, bib, name, nameEn } = person;
  // each look is put on record: it is not repeated when the window gets the focus back
  const contact = useStaffQuery(raceControlContactGet, { eventId, entryId }, { staleTime: Infinity });
  return (
    <StaffDialog open title={`${bib} · ${format.text({ th: name, en: nameEn })}`} onClose={onClose}>
      <Loaded query={contact}>
        {({ data: { phone, emergencyName, emergencyRelation, emergencyPhone, medicalNote } }) => (
          <div className="contact">
            {phone && <Call label={m.phone} number={phone} />}
            {emergencyPhone && (
              <Call
                label={m.emergency}
                name={[emergencyName, emergencyRelation].filter(Boolean).join(" · ")}
                number={emergencyPhone}
              />
            )}
            {!phone && !emergencyPhone && <p>{m.noContact}</p>}
            {medicalNote && (
              <p className="contact__medical">
                <strong>{m.medical}</strong> {medicalNote}
              </p>
            )}
            <p className="soft">{m.contactNote}</p>
          </div>
        )}
      </Loaded>
    </StaffDialog>
  );
}

interface CallProps {
  readonly label: string;
  readonly name?: string;
  readonly number: string;
}

function Call({ label, name, number }: CallProps) {
  return (
    <p className="contact__call">
      <span>
        {label}
        {name && <strong> {name}</strong>}
      </span>
      <a href={telLink(number)} className="figures">
        {number}
      </a>
    </p>
  );
}
