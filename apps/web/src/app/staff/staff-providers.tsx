import "primeicons/primeicons.css";
import "../../ui/staff/staff.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { PrimeReactContext, PrimeReactProvider } from "primereact/api";
import { use, useEffect, useState, type ReactNode } from "react";
import { createQueryClient } from "../../lib/api/query-client.ts";
import { useLanguage } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { speakPrimeReact } from "../../ui/staff/prime-locale.ts";
import { useLayoutConfig } from "./use-layout-config.ts";

/** What every staff screen stands on: the calls' cache, and PrimeReact in the visitor's language and style. */
export function StaffProviders({ children }: { readonly children: ReactNode }) {
  const { ripple, inputStyle } = useLayoutConfig();
  const { styleNonce } = useSite();
  const language = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [settings] = useState(() => ({ ripple, inputStyle, nonce: styleNonce, locale: speakPrimeReact(language) }));
  return (
    <QueryClientProvider client={queryClient}>
      <PrimeReactProvider value={settings}>
        <FollowChoices />
        {children}
      </PrimeReactProvider>
    </QueryClientProvider>
  );
}

/** PrimeReact takes its settings once; what is chosen later on is told to it. */
function FollowChoices() {
  const { ripple, inputStyle } = useLayoutConfig();
  const { setRipple, setInputStyle } = use(PrimeReactContext);
  useEffect(() => setRipple?.(ripple), [ripple, setRipple]);
  useEffect(() => setInputStyle?.(inputStyle), [inputStyle, setInputStyle]);
  return null;
}
