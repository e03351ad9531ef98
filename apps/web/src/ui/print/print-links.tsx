import "./print-links.css";
import { useRef } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../icon/icon.tsx";
import { printMessages } from "./print.messages.ts";
import { usePrintKey } from "./use-print-key.ts";

interface PrintLinksProps {
  /** The page of the list, and the query of what it shows: "" or "?…". */
  readonly path: string;
  readonly search: string;
}

/** Prints a whole list, which the server draws: a tab that asks to be printed, and the same as a file to keep. */
export function PrintLinks({ path, search }: PrintLinksProps) {
  const m = useMessages(printMessages);
  const link = useRef<HTMLAnchorElement>(null);
  usePrintKey(link);
  const href = `${path}.pdf${search}`;
  return (
    <>
      <a
        ref={link}
        className="button button--plain button--small no-print"
        href={`${href}${search ? "&" : "?"}print`}
        target="_blank"
        rel="noreferrer"
        title={m.printTitle}
      >
        <Icon name="print" />
        {m.print}
      </a>
      <a
        className="button button--plain button--small print-links__file no-print"
        href={href}
        download
        title={m.pdfTitle}
      >
        <Icon name="download" />
        PDF
      </a>
    </>
  );
}
