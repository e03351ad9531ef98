import { eventColours } from "@time-event/domain/colour/event-colours";
import { contrast, fromHex } from "@time-event/domain/colour/rgb";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { eventDetailsMessages } from "../event-details.messages.ts";

/** Grounds of the usual themes. */
const grounds = { light: "#ffffff", dark: "#1f2937" } as const;

interface ColourSampleProps {
  readonly colour: string;
  readonly scheme: "light" | "dark";
}

/** A button and a link as pages in this scheme show them, with how well they are read. */
export function ColourSample({ colour, scheme }: ColourSampleProps) {
  const m = useMessages(eventDetailsMessages);
  const { primary, onPrimary, primaryInk } = eventColours(colour)[scheme];
  const ratio = (a: string, b: string) => (Math.floor(contrast(fromHex(a), fromHex(b)) * 10) / 10).toFixed(1);
  return (
    <figure className="colour-sample">
      <div className="colour-sample__page" style={{ background: grounds[scheme] }} aria-hidden="true">
        <span className="colour-sample__button" style={{ background: primary, color: onPrimary }}>
          {m.sampleButton}
        </span>
        <span className="colour-sample__link" style={{ color: primaryInk }}>
          {m.sampleLink}
        </span>
      </div>
      <figcaption>
        <strong>{m.colourIn[scheme]}</strong>{" "}
        {m.colourContrast(ratio(primary, onPrimary), ratio(primaryInk, grounds[scheme]))}
        {primary !== colour && <span className="soft"> {m.colourMoved}</span>}
      </figcaption>
    </figure>
  );
}
