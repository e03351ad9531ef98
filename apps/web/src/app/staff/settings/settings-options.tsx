import { useId } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { inputStyles, menuModes } from "../../../lib/settings/layout-config.ts";
import { settingsStore } from "../../../lib/settings/settings.ts";
import { Toggle } from "../../../ui/staff/field/toggle.tsx";
import { ScaleChoice } from "../../display/scale-choice.tsx";
import { ThemeChoice } from "../../display/theme-choice.tsx";
import { staffMessages } from "../staff.messages.ts";
import { useLayoutConfig } from "../use-layout-config.ts";
import { ChoiceOf } from "./choice-of.tsx";

export function SettingsOptions() {
  const m = useMessages(staffMessages);
  const { ripple, inputStyle, menuMode } = useLayoutConfig();
  const rippleId = useId();
  return (
    <div className="settings__options">
      <ScaleChoice />
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
      <ThemeChoice scheme="light" />
      <ThemeChoice scheme="dark" />
    </div>
  );
}
