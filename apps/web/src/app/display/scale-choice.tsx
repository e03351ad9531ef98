import "./scale-choice.css";
import { useId } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { maxScale, minScale, scales } from "../../lib/settings/scale.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { displayMessages } from "./display.messages.ts";
import { chooseScale, useSettings } from "./use-settings.ts";

/** Makes everything on the page larger or smaller, in steps of one pixel of the root font size. */
export function ScaleChoice() {
  const m = useMessages(displayMessages);
  const { scale } = useSettings();
  const labelId = useId();
  return (
    <section>
      <h3 id={labelId}>{m.scale}</h3>
      <div className="scale" role="group" aria-labelledby={labelId}>
        <Button
          look="quiet"
          small
          aria-label={m.smaller}
          disabled={scale <= minScale}
          onClick={() => chooseScale(scale - 1)}
        >
          <Icon name="minus" />
        </Button>
        <output className="figures" aria-label={m.pixels(scale)}>
          {scale}
        </output>
        <Button
          look="quiet"
          small
          aria-label={m.larger}
          disabled={scale >= maxScale}
          onClick={() => chooseScale(scale + 1)}
        >
          <Icon name="plus" />
        </Button>
        <span className="scale__dots" aria-hidden="true">
          {scales.map((each) => (
            <i key={each} data-on={each === scale || undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
