import "primeicons/primeicons.css";
import "../../ui/staff/staff.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { PrimeReactProvider } from "primereact/api";
import { useState, type ReactNode } from "react";
import { createQueryClient } from "../../lib/api/query-client.ts";
import { useLanguage } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { primeLocale } from "../../ui/staff/prime-locale.ts";
import { useLayoutConfig } from "./use-layout-config.ts";

/** What every staff screen stands on: the calls' cache, and PrimeReact in the visitor's language and style. */
export function StaffProviders({ children }: { readonly children: ReactNode }) {
  const { ripple, inputStyle } = useLayoutConfig();
  const { styleNonce } = useSite();
  const language = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const value = { ripple, inputStyle, nonce: styleNonce, locale: primeLocale(language), hideOverlaysOnDocumentScrolling: false };
  return (
    <QueryClientProvider client={queryClient}>
      <PrimeReactProvider key={`${ripple} ${inputStyle}`} value={value}>
        {children}
      </PrimeReactProvider>
    </QueryClientProvider>
  );
}
