import { accessKeyHeader } from "@time-event/contract/call-headers";
import type { ShownKey } from "@time-event/contract/keys";
import { passingSave } from "@time-event/contract/passings";
import { useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { keysMessages } from "./keys.messages.ts";

interface ShownKeyDialogProps {
  readonly shown: ShownKey;
  readonly onClose: () => void;
}

/** Shows a new key, only once, and how a program uses it. */
export function ShownKeyDialog({ shown: { key, device }, onClose }: ShownKeyDialogProps) {
  const m = useMessages(keysMessages);
  const { apiUrls, publicUrl } = useSite();
  const url = new URL(`${apiUrls.event.replace(/\/$/, "")}/${passingSave.name}`, publicUrl).href;
  return (
    <StaffDialog
      open
      look="wide"
      title={m.keyOf(device.name)}
      onClose={onClose}
      keepOnOutsideClick
      footer={<Button type="button" label={m.done} onClick={onClose} />}
    >
      <div className="shown-key">
        <p>{m.once}</p>
        <Copied text={key} label={m.copyKey} />
        <p>{m.use}</p>
        <Copied text={commandOf(url, key, device.createdAt)} label={m.copyUse} />
      </div>
    </StaffDialog>
  );
}

function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  const m = useMessages(keysMessages);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <code translate="no">{text}</code>
      <div>
        <Button
          type="button"
          outlined
          icon={isCopied ? "pi pi-check" : "pi pi-copy"}
          label={isCopied ? m.copied : label}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        />
      </div>
    </>
  );
}

function commandOf(url: string, key: string, at: number): string {
  const read = { checkpoint: "FIN", bib: "101", at };
  return [
    `curl ${url}`,
    `-H 'content-type: application/json'`,
    `-H '${accessKeyHeader}: ${key}'`,
    `-H "idempotency-key: $(uuidgen)"`,
    `-d '${JSON.stringify({ passings: [read] })}'`,
  ].join(" \\\n  ");
}
