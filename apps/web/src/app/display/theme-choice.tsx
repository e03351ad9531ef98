import "./theme-choice.css";
import { useMessages } from "../../lib/i18n/language.ts";
import { themeFamilies, type Scheme } from "../../lib/settings/themes.ts";
import { displayMessages } from "./display.messages.ts";
import { chooseTheme, useSettings } from "./use-settings.ts";

/** All themes of a scheme by family, each as a small picture of a page. */
export function ThemeChoice({ scheme }: { readonly scheme: Scheme }) {
  const m = useMessages(displayMessages);
  const { theme } = useSettings();
  const title = scheme === "light" ? m.themesLight : m.themesDark;
  return (
    <section className="theme-choice">
      <h3>{title}</h3>
      {themeFamilies
        .filter((family) => family.scheme === scheme)
        .map((family) => (
          <div key={family.name} role="group" aria-label={`${title} · ${family.name}`}>
            <p className="soft">{family.name}</p>
            <div className="theme-choice__pictures">
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
