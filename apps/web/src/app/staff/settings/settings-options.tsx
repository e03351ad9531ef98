import { Toggle } from "../../../ui/staff/field/toggle.tsx";
import { useId } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { inputStyles, menuModes } from "../../../lib/settings/layout-config.ts";
import { maxScale, minScale, scales } from "../../../lib/settings/scale.ts";
import { settingsStore } from "../../../lib/settings/settings.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { chooseScale } from "../../use-settings.ts";
import { staffMessages } from "../staff.messages.ts";
import { useLayoutConfig } from "../use-layout-config.ts";
import { ChoiceOf } from "./choice-of.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function SettingsOptions() {
  const m = useMessages(staffMessages);
  const { ripple, inputStyle, menuMode } = useLayoutConfig();
  const rippleId = useId();
  return (
    <div className="settings__options">
      <Scale />
      <ChoiceOf
        title={m.menuType}
        name="menu-type"
        options={menuModes.map((mode) => ({ value: mode, label: m[mode] }))}
        value={menuMode}
        onChoose={(mode) => settingsStore.save({ menuMode: mode })}
      />
      <ChoiceOf
        title={m.inputStyle}
        name="input-style"
        options={inputStyles.map((style) => ({ value: style, label: m[style] }))}
        value={inputStyle}
        onChoose={(style) => settingsStore.save({ inputStyle: style })}
      />
      <section className="settings__switch">
        <label htmlFor={rippleId}>
          <strong>{m.ripple}</strong>
          <span className="soft">{m.rippleHint}</span>
        </label>
        <Toggle inputId={rippleId} checked={ripple} onChange={({ value }) => settingsStore.save({ ripple: value })} />
      </section>
      <ThemeChoice scheme="light" title={m.themesLight} />
      <ThemeChoice scheme="dark" title={m.themesDark} />
    </div>
  );
}

function Scale() {
  const m = useMessages(staffMessages);
  const { scale } = useLayoutConfig();
  const labelId = useId();
  return (
    <section>
      <h3 id={labelId}>{m.scale}</h3>
      <div className="settings__scale" role="group" aria-labelledby={labelId}>
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
        <span className="settings__dots" aria-hidden="true">
          {scales.map((each) => (
            <i key={each} data-on={each === scale || undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
