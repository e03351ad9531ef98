import { accessKeyHeader } from "@time-event/contract/call-headers";
import { passingPush } from "@time-event/contract/passing-push";
import { passingSave } from "@time-event/contract/passings";
import { useMessages } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { ConnectorSetUp } from "./connector-set-up.tsx";
import { CopiedText } from "./copied-text.tsx";
import { keysMessages } from "./keys.messages.ts";

interface ReaderSetUpProps {
  readonly deviceKey: string;
  readonly timeZone: string;
  /** Of the read in the example. */
  readonly at: number;
}

/** How a reader, a forwarder or a program of somebody's own sends passings with a new key. */
export function ReaderSetUp({ deviceKey, timeZone, at }: ReaderSetUpProps) {
  const m = useMessages(keysMessages);
  const { apiUrls, publicUrl } = useSite();
  const urlOf = ({ name }: { readonly name: string }) =>
    new URL(`${apiUrls.event.replace(/\/$/, "")}/${name}`, publicUrl).href;
  const push = urlOf(passingPush);
  const server = push.slice(0, -passingPush.name.length);
  const pushed = [{ chipId: "58417", timestamp: new Date(at).toISOString(), timingName: "FIN" }];
  const saved = { passings: [{ checkpoint: "FIN", bib: "101", at }] };
  return (
    <>
      <section>
        <h3>{m.raceResult}</h3>
        <ol>
          <li>{m.raceResultAdd}</li>
          <li>{m.raceResultAddress}</li>
          <li>{m.raceResultData}</li>
          <li>{m.raceResultPoint}</li>
        </ol>
        <CopiedText text={push.replace("://", `://reader:${deviceKey}@`)} label={m.copyAddress} />
      </section>
      <ConnectorSetUp {...{ server, deviceKey, timeZone }} />
      <section>
        <h3>{m.forwarder}</h3>
        <p>{m.forwarderUse}</p>
        <CopiedText text={commandOf(push, deviceKey, pushed)} label={m.copyUse} />
      </section>
      <section>
        <h3>{m.program}</h3>
        <p>{m.use}</p>
        <CopiedText text={commandOf(urlOf(passingSave), deviceKey, saved, true)} label={m.copyUse} />
      </section>
    </>
  );
}

function commandOf(url: string, key: string, body: object, hasId = false): string {
  return [
    `curl ${url}`,
    `-H 'content-type: application/json'`,
    `-H '${accessKeyHeader}: ${key}'`,
    ...(hasId ? [`-H "idempotency-key: $(uuidgen)"`] : []),
    `-d '${JSON.stringify(body)}'`,
  ].join(" \\\n  ");
}
