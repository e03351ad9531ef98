import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createQueryClient } from "../../lib/api/query-client.ts";
import { StaffVocabulary } from "../../features/audit/staff-vocabulary.shared.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { useLayoutConfig } from "./use-layout-config.ts";

/** What every staff screen needs: the cache of calls, and the staff kit in the user's style. */
export function StaffProviders({ children }: { readonly children: ReactNode }) {
  const { ripple, inputStyle } = useLayoutConfig();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <StaffKit ripple={ripple} inputStyle={inputStyle}>
        <StaffVocabulary>{children}</StaffVocabulary>
      </StaffKit>
    </QueryClientProvider>
  );
}
