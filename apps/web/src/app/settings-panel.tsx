import "./settings-panel.css";
import { useMessages } from "../lib/i18n/language.ts";
import { maxScale, minScale } from "../lib/settings/scale.ts";
import { themeFamilies, type Scheme } from "../lib/settings/themes.ts";
import { Button } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { appMessages } from "./app.messages.ts";
import { chooseScale, chooseTheme, useSettings } from "./use-settings.ts";

export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(appMessages);
  const { scale } = useSettings();
  return (
    <Dialog side title={m.settings} closeLabel={m.close} onClose={onClose}>
      <div className="stack">
        <h3 id="scale-label">{m.scale}</h3>
        <div className="scale" role="group" aria-labelledby="scale-label">
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
        </div>
        <Themes scheme="light" title={m.themesLight} />
        <Themes scheme="dark" title={m.themesDark} />
      </div>
    </Dialog>
  );
}

function Themes({ scheme, title }: { readonly scheme: Scheme; readonly title: string }) {
  const { theme } = useSettings();
  return (
    <section className="themes">
      <h3>{title}</h3>
      {themeFamilies.map((family) =>
        family.scheme === scheme ? (
          <div key={family.name} className="themes__family" role="group" aria-label={family.name}>
            <p className="soft">{family.name}</p>
            {family.themes.map((name) => (
              <button
                key={name}
                type="button"
                className={`swatch swatch--${name}`}
                title={name}
                aria-label={name}
                aria-pressed={name === theme}
                onClick={() => void chooseTheme(name)}
              />
            ))}
          </div>
        ) : null,
      )}
    </section>
  );
}
