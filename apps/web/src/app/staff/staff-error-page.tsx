import { useMessages } from "../../lib/i18n/language.ts";
import { ErrorPage } from "../error-page.tsx";
import { staffMessages } from "./staff.messages.ts";

/** Replaces a staff page that failed; the shell around it stays. */
export function StaffErrorPage() {
  const m = useMessages(staffMessages);
  return <ErrorPage wayOut={{ to: "/", label: m.dashboard }} />;
}
