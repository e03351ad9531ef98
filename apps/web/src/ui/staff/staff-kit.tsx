import "primeicons/primeicons.css";
import "./staff.css";
import { PrimeReactContext, PrimeReactProvider } from "primereact/api";
import { use, useEffect, useState, type ReactNode } from "react";
import { useLanguage } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { speakPrimeReact } from "./prime-locale.ts";

interface StaffKitProps {
  /** A wave spreads from the place of a press. */
  readonly ripple: boolean;
  readonly inputStyle: "outlined" | "filled";
  readonly children: ReactNode;
}

/** What every control of the kit needs: its sheets, and PrimeReact in the user's language and style. */
export function StaffKit({ ripple, inputStyle, children }: StaffKitProps) {
  const { styleNonce } = useSite();
  const language = useLanguage();
  const [settings] = useState(() => ({ ripple, inputStyle, nonce: styleNonce, locale: speakPrimeReact(language) }));
  return (
    <PrimeReactProvider value={settings}>
      <FollowChoices ripple={ripple} inputStyle={inputStyle} />
      {children}
    </PrimeReactProvider>
  );
}

/** PrimeReact reads its settings once, so later changes are passed to it. */
function FollowChoices({ ripple, inputStyle }: Omit<StaffKitProps, "children">) {
  const { setRipple, setInputStyle } = use(PrimeReactContext);
  useEffect(() => setRipple?.(ripple), [ripple, setRipple]);
  useEffect(() => setInputStyle?.(inputStyle), [inputStyle, setInputStyle]);
  return null;
}
