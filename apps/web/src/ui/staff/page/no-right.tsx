import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../empty-state/empty-state.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { StaffPage } from "./staff-page.tsx";

/** In the place of what the user has no right to see: to try again would not help. */
export function NoRight() {
  const m = useMessages(staffUiMessages);
  return (
    <EmptyState icon="lock" title={m.noRight}>
      {m.noRightLead}
    </EmptyState>
  );
}

/** A whole page that the user has no right to see. */
export function NoRightPage() {
  const m = useMessages(staffUiMessages);
  return (
    <StaffPage title={m.noRightTitle}>
      <NoRight />
    </StaffPage>
  );
}
