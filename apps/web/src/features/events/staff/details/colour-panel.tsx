import "./colour-panel.css";
import { isHexColour } from "@time-event/domain/colour/hex-colour";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { SwitchField } from "../../../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../../ui/form/use-form.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import { ColourSample } from "./colour-sample.tsx";
import type { DetailsForm } from "./details-form.ts";

/** To begin with; each is readable as it is in light. */
const usual = ["#0f766e", "#15803d", "#1d4ed8", "#7c3aed", "#be185d", "#c2410c", "#b91c1c", "#334155"];

/** The event's own colour, with what pages make of it. */
export function ColourPanel({ form }: { readonly form: Form<DetailsForm> }) {
  const m = useMessages(eventDetailsMessages);
  const colour = form.values.colour ?? null;
  const choose = (chosen: string | null) => form.change({ colour: chosen });
  const shown = colour !== null && isHexColour(colour) ? colour : null;
  return (
    <Panel title={m.colour} hint={m.colourHint}>
      <SwitchField
        label={m.ownColour}
        name="ownColour"
        value={colour !== null}
        onChange={(own) => choose(own ? usual[0]! : null)}
      />
      {colour !== null && (
        <div className="colour-panel">
          <div className="colour-panel__choice">
            <input
              type="color"
              aria-label={m.pickColour}
              value={shown ?? usual[0]!}
              onChange={(event) => choose(event.target.value)}
            />
            <TextField
              label={m.colourCode}
              maxLength={7}
              lang="en"
              name="colour"
              value={colour}
              error={form.errors["colour"] && m.wrong.colour}
              onChange={(typed) => choose(typed.trim().toLowerCase())}
            />
            <div className="colour-panel__usual" role="group" aria-label={m.someColours}>
              {usual.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-label={each}
                  aria-pressed={each === shown}
                  style={{ background: each }}
                  onClick={() => choose(each)}
                />
              ))}
            </div>
          </div>
          {shown !== null && (
            <div className="colour-panel__samples">
              <ColourSample colour={shown} scheme="light" />
              <ColourSample colour={shown} scheme="dark" />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
