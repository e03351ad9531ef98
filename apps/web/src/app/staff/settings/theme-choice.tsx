import "../../../ui/themes/generated/swatches.css";
import { themeFamilies, type Scheme } from "../../../lib/settings/themes.ts";
import { chooseTheme } from "../../use-settings.ts";
import { useLayoutConfig } from "../use-layout-config.ts";

interface ThemeChoiceProps {
  readonly scheme: Scheme;
  readonly title: string;
}

/** All themes of a scheme, family by family, each a small picture of a page in it. */
export function ThemeChoice({ scheme, title }: ThemeChoiceProps) {
  const { theme } = useLayoutConfig();
  return (
    <section className="settings__themes">
      <h3>{title}</h3>
      {themeFamilies
        .filter((family) => family.scheme === scheme)
        .map((family) => (
          <div key={family.name} role="group" aria-label={`${title} · ${family.name}`}>
            <p className="soft">{family.name}</p>
            <div className="settings__pictures">
              {family.themes.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={`theme-picture swatch--${name}`}
                  title={name}
                  aria-label={name}
                  aria-pressed={name === theme}
                  onClick={() => void chooseTheme(name)}
                >
                  <span />
                </button>
              ))}
            </div>
          </div>
        ))}
    </section>
  );
}
