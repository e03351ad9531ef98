import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { saveText, sealedFile } from "../sealed-file.ts";
import type { StationView } from "../station.ts";
import { stationMessages } from "./station.messages.ts";

export function ExportSheet({ view }: { readonly view: StationView }) {
  const m = useMessages(stationMessages);
  const { station, records, unkept } = view;
  const save = () => {
    const place = station.list?.station.checkpoint ?? "station";
    const name = `${station.event}-${place}-${station.device.slice(0, 8)}-${station.seq}.json`;
    saveText(name, sealedFile(station, records, unkept, Date.now()));
  };
  return (
    <div className="sheet">
      <p>{m.exportText}</p>
      <dl className="sheet__seal">
        <dt>{m.seal}</dt>
        <dd className="figures">
          {station.seq} · {station.hash.slice(0, 16)}
        </dd>
      </dl>
      <Button className="sheet__key" onClick={save}>
        <Icon name="download" />
        {m.download}
      </Button>
    </div>
  );
}
