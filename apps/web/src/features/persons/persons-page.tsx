import "./persons.css";
import { type FoundPerson, personExport, personFind } from "@time-event/contract/persons";
import { useState } from "react";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { personsMessages } from "./persons.messages.ts";

const shortest = 3;

/** One person across all events: what is kept of them, as a file, and its erasure. */
export function Component() {
  const m = useMessages(personsMessages);
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  return (
    <StaffPage title={m.title} lead={m.lead}>
      <form
        className="persons__search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setText(typed.trim());
        }}
      >
        <TextField label={m.search} value={typed} onChange={setTyped} maxLength={80} />
        <Button type="submit" icon="pi pi-search" label={m.find} disabled={typed.trim().length < shortest} />
      </form>
      {text.length >= shortest && <FoundPersons key={text} text={text} />}
    </StaffPage>
  );
}

function FoundPersons({ text }: { readonly text: string }) {
  const m = useMessages(personsMessages);
  const found = useStaffQuery(personFind, { text }, { refetchOnWindowFocus: false });
  return (
    <Loaded query={found}>
      {({ data }) =>
        data.length === 0 ? (
          <Panel title={m.none}>
            <p className="soft">{m.noneText}</p>
          </Panel>
        ) : (
          <ul className="persons">
            {data.map((person) => (
              <li key={person.traces[0]!.trace}>
                <PersonPanel person={person} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function PersonPanel({ person }: { readonly person: FoundPerson }) {
  const m = useMessages(personsMessages);
  const format = useFormat();
  const mayErase = useMay()("personal_data_erase");
  const failureText = useFailureText();
  const file = useStaffDownload(personExport);
  const [isErasing, setIsErasing] = useState(false);
  const [first] = person.traces;
  const { birthDate, phone, email } = person;
  return (
    <Panel
      title={person.name}
      hint={[birthDate === "" ? m.noBirthDate : format.day(birthDate), phone, email].filter(Boolean).join(" · ")}
      actions={
        <>
          <Button
            type="button"
            outlined
            icon="pi pi-download"
            label={m.export}
            loading={file.isPending}
            onClick={() => file.mutate({ of: first!.trace })}
          />
          {mayErase && (
            <Button
              type="button"
              severity="danger"
              outlined
              icon="pi pi-trash"
              label={m.erase}
              onClick={() => setIsErasing(true)}
            />
          )}
        </>
      }
    >
      <div role="alert">{file.error && <p className="field__error">{failureText(file.error).join(" ")}</p>}</div>
      <ul className="persons__traces">
        {person.traces.map(({ trace, event, what }) => (
          <li key={trace}>
            <span className="soft">{m.kinds[trace.split("-")[0] as keyof typeof m.kinds]}</span> {format.text(event)}{" "}
            <span className="figures">{what}</span>
          </li>
        ))}
      </ul>
      {isErasing && <EraseDialog person={person} onClose={() => setIsErasing(false)} />}
    </Panel>
  );
}
