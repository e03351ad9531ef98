import type { DataOf } from "@time-event/contract/endpoint";
import { stationFileImport } from "@time-event/contract/station-import";
import type { stationList } from "@time-event/contract/stations";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useState } from "react";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Select } from "../../ui/staff/control/select.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StationFileLines } from "./station-file-lines.tsx";
import { stationsMessages } from "./stations.messages.ts";

interface StationFilePanelProps {
  readonly eventId: number;
  readonly timeZone: string;
  readonly places: DataOf<typeof stationList>;
}

const asFileSays = "";

/** Takes the file that a marshal's page saved when it could not send, and says what became of each line. */
export function StationFilePanel({ eventId, timeZone, places }: StationFilePanelProps) {
  const m = useMessages(stationsMessages);
  const language = useLanguage();
  const failureText = useFailureText();
  const [checkpoint, setCheckpoint] = useState(asFileSays);
  const run = useStaffUpload(stationFileImport, { patient: true });
  const done = run.data?.data;
  const options = places.map(({ checkpoint: value, name }) => ({ value, label: inLanguage(name, language) }));

  function take(file: File | undefined): void {
    if (!file) return;
    const place = checkpoint === asFileSays ? {} : { checkpoint };
    run.mutate({ params: { eventId, fileName: file.name, ...place }, file });
  }

  return (
    <Panel title={m.file} hint={m.fileHint}>
      <div className="station-file">
        <label>
          {m.filePlace}
          <Select
            value={checkpoint}
            options={[{ value: asFileSays, label: m.asFileSays }, ...options]}
            onChange={(value) => setCheckpoint(value ?? asFileSays)}
          />
        </label>
        <FileDrop
          label={run.isPending ? m.fileReading : m.fileDrop}
          accept=".json,application/json"
          busy={run.isPending}
          progress={run.progress}
          error={run.error ? failureText(run.error).join(" ") : undefined}
          onFiles={([file]) => take(file)}
        />
        {done && !run.isPending && <StationFileLines done={done} timeZone={timeZone} />}
      </div>
    </Panel>
  );
}
