import { useMessages } from "../../lib/i18n/language.ts";
import { Brand } from "../brand.tsx";
import { staffMessages } from "./staff.messages.ts";

export function StaffFooter() {
  const m = useMessages(staffMessages);
  return (
    <footer className="staff-footer no-print">
      <Brand />
      <span className="soft">{m.footer}</span>
      <a href="/landing">{m.publicSite}</a>
    </footer>
  );
}
