import { checkpointList } from "@time-event/contract/checkpoints";
import { useState } from "react";
import { useParams } from "react-router";
import { saveFile } from "../../lib/api/save-file.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Select } from "../../ui/staff/control/select.tsx";
import { CopiedText } from "./copied-text.tsx";
import { keysMessages } from "./keys.messages.ts";

/** The readers that the connector talks with; those with a port call it there. docs/readers.md has the same table. */
const makers = {
  race_result: { label: "RACE RESULT" },
  mylaps: { label: "MYLAPS Toolkit", port: 3097 },
  chronotrack: { label: "ChronoTrack SimpleClient", port: 3000 },
  rfid_timing: { label: "RFID Timing Ultra" },
  ipico: { label: "IPICO" },
  jchip: { label: "J-Chip, Impinj, Alien", port: 53_135 },
} as const;
type Maker = keyof typeof makers;

interface ConnectorSetUpProps {
  /** Where the event API is. */
  readonly server: string;
  readonly deviceKey: string;
  readonly timeZone: string;
}

/** How readers that know only their maker's protocol send passings: through the connector, beside the mats. */
export function ConnectorSetUp({ server, deviceKey, timeZone }: ConnectorSetUpProps) {
  const m = useMessages(keysMessages);
  const language = useLanguage();
  const eventId = Number(useParams()["eventId"]);
  const checkpoint = useStaffQuery(checkpointList, { eventId }).data?.data.at(-1)?.code ?? "FIN";
  const [type, setType] = useState<Maker>("race_result");
  const { label, ...calls } = makers[type];
  const reader = { name: "finish", type, ...(!("port" in calls) && { host: "192.168.1.50" }), checkpoint };
  const config = JSON.stringify({ server, key: deviceKey, timeZone, language, readers: [reader] }, null, 2);
  return (
    <section>
      <h3>{m.connector}</h3>
      <p>{m.connectorUse}</p>
      <label className="connector-maker">
        {m.connectorMaker}
        <Select
          value={type}
          options={Object.entries(makers).map(([value, maker]) => ({ value, label: maker.label }))}
          onChange={(value) => setType(value as Maker)}
        />
      </label>
      <ol>
        <li>
          <a href="/time-event-connector.mjs" download>
            {m.connectorProgram}
          </a>
        </li>
        <li>{m.connectorConfig}</li>
        <li>{"port" in calls ? m.connectorCalled(label, calls.port) : m.connectorHost}</li>
        <li>{m.connectorStart}</li>
      </ol>
      <CopiedText text={config} label={m.copyConfig}>
        <Button
          type="button"
          outlined
          icon="pi pi-download"
          label={m.saveConfig}
          onClick={() => void saveFile(new Blob([config], { type: "application/json" }), "connector.json")}
        />
      </CopiedText>
      <CopiedText text="node time-event-connector.mjs" label={m.copyUse} />
    </section>
  );
}
