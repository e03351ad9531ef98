import { useEffect, useState } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { Button, type ButtonLook } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What it copies, for screen readers: for the eye it stands beside the thing. */
  readonly what: string;
  readonly copiedLabel: string;
  readonly look?: ButtonLook;
}

const shownMs = 2_000;

/** Puts a text on the clipboard and says so in its own place. Not shown without JavaScript: there it could do nothing. */
export function CopyButton({ text, label, what, copiedLabel, look = "quiet" }: CopyButtonProps) {
  const isAlive = useHydrated();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!isAlive) return null;
  return (
    <span className="no-print">
      <Button look={look} small onClick={() => void copyText(text).then(setCopied)}>
        <Icon name={isCopied ? "check" : "copy"} />
        {isCopied ? copiedLabel : label}
        <span className="unseen">{what}</span>
      </Button>
      <span role="status" className="unseen">
        {isCopied && `${copiedLabel} ${what}`}
      </span>
    </span>
  );
}
