import { type ReactNode, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { keysMessages } from "./keys.messages.ts";

interface CopiedTextProps {
  readonly text: string;
  readonly label: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A text to put into another program. */
export function CopiedText({ text, label, children }: CopiedTextProps) {
  const m = useMessages(keysMessages);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <code translate="no">{text}</code>
      <div className="copied-text-actions">
        <Button
          type="button"
          outlined
          icon={isCopied ? "pi pi-check" : "pi pi-copy"}
          label={isCopied ? m.copied : label}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        />
        {children}
      </div>
    </>
  );
}
