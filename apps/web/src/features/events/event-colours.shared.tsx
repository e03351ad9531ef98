import { useEffect, useState } from "react";
import { useSite } from "../../lib/page/site.ts";

interface EventColoursProps {
  /** `#rrggbb`; null: the event has none of its own. */
  readonly colour: string | null;
  /** What they are the colours of; left out: the whole page, its header too. */
  readonly within?: string;
}

const onServer = import.meta.env.SSR ? (await import("./colour-sheet.ts")).colourSheet : null;

/**
 * Puts an event's own colour in the place of the theme's, as long as a page of the event is shown. The server sends the
 * rules; the browser loads what makes them only for an event that has a colour.
 */
export function EventColours({ colour, within }: EventColoursProps) {
  const { styleNonce } = useSite();
  const [sheet, setSheet] = useState(() => (colour === null ? "" : (onServer?.(colour, within) ?? sentSheet(colour))));
  useEffect(() => {
    let isOver = false;
    if (colour !== null) {
      void import("./colour-sheet.ts").then(({ colourSheet }) => {
        if (!isOver) setSheet(colourSheet(colour, within));
      });
    }
    return () => {
      isOver = true;
    };
  }, [colour, within]);
  if (colour === null || sheet === "") return null;
  return (
    <style nonce={styleNonce} data-colour={colour}>
      {sheet}
    </style>
  );
}

/** What the page came with. */
function sentSheet(colour: string): string {
  return document.querySelector(`style[data-colour="${colour}"]`)?.textContent ?? "";
}
