import { rehearsalBegin, type RehearsalSource, rehearsalUpload } from "@time-event/contract/rehearsals";
import { type Trouble, troubles } from "@time-event/domain/rehearsal/trouble";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { rehearsalsMessages } from "./rehearsals.messages.ts";
import { SpeedField } from "./speed-field.tsx";

interface BeginRehearsalProps {
  readonly eventId: number;
  /** The event has so many reads of its own. */
  readonly ownReads: number;
}

/** What to rehearse with, how fast, and what shall go wrong. */
export function BeginRehearsal({ eventId, ownReads }: BeginRehearsalProps) {
  const m = useMessages(rehearsalsMessages);
  const format = useFormat();
  const [source, setSource] = useState<RehearsalSource>("field");
  const [speed, setSpeed] = useState(10);
  const [minutesToGun, setMinutesToGun] = useState<number | null>(1);
  const [peopleEach, setPeopleEach] = useState<number | null>(50);
  const [chosen, setChosen] = useState<readonly Trouble[]>([]);
  const begin = useStaffAction(rehearsalBegin);
  const upload = useStaffUpload(rehearsalUpload);
  const failure = begin.error ?? upload.error;
  const options = (["field", "reads", "folder"] as const).map((value) => ({ value, label: m.sources[value] }));
  const lacksReads = source === "reads" && ownReads === 0;

  function send(file: File): void {
    upload.mutate(
      { params: { eventId, speed }, file },
      {
        onSuccess: ({ data: { leftOut } }) => {
          if (leftOut.entries + leftOut.reads === 0) return;
          const summary = m.leftOut(format.number(leftOut.entries), format.number(leftOut.reads));
          toast({ severity: "warn", summary, sticky: true });
        },
      },
    );
  }

  return (
    <Panel title={m.beginTitle} hint={m.beginHint}>
      <div className="form-grid">
        <SelectField
          label={m.source}
          name="source"
          options={options}
          value={source}
          onChange={(value) => setSource(value ?? "field")}
          error={lacksReads ? m.noReads : undefined}
        />
        <SpeedField speed={speed} onChange={setSpeed} />
        {source !== "folder" && (
          <NumberField
            label={m.minutesToGun}
            hint={m.minutesToGunHint}
            name="minutesToGun"
            unit={m.minutes}
            value={minutesToGun}
            onChange={setMinutesToGun}
          />
        )}
        {source === "field" && (
          <NumberField
            label={m.peopleEach}
            name="peopleEach"
            unit={m.people}
            value={peopleEach}
            onChange={setPeopleEach}
          />
        )}
      </div>
      {source === "field" && (
        <fieldset className="rehearsal-troubles">
          <legend>{m.troubles}</legend>
          {troubles.map((trouble) => (
            <label key={trouble} htmlFor={`trouble-${trouble}`}>
              <Checkbox
                inputId={`trouble-${trouble}`}
                checked={chosen.includes(trouble)}
                onChange={(on) => setChosen(on ? [...chosen, trouble] : chosen.filter((one) => one !== trouble))}
              />
              {m.trouble[trouble]}
            </label>
          ))}
        </fieldset>
      )}
      {source === "folder" ? (
        <FileDrop
          label={m.chooseFile}
          hint={m.fileHint}
          accept=".zip,application/zip"
          busy={upload.isPending}
          onFiles={([file]) => file && send(file)}
        />
      ) : (
        <Button
          type="button"
          icon="pi pi-play"
          label={m.begin}
          loading={begin.isPending}
          disabled={lacksReads}
          onClick={() =>
            begin.mutate({
              eventId,
              source,
              speed,
              minutesToGun: minutesToGun ?? 0,
              peopleEach: peopleEach ?? 0,
              troubles: source === "field" ? [...chosen] : [],
            })
          }
        />
      )}
      <ActionFailure failure={failure} />
    </Panel>
  );
}
