import "./settings-sidebar.css";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { staffMessages } from "../staff.messages.ts";

const SettingsOptions = lazy(() =>
  import("./settings-options.tsx").then(({ SettingsOptions: options }) => ({ default: options })),
);

/** A cog at the right edge opens the settings of the staff area. They apply at once, and the browser remembers them. */
export function SettingsSidebar() {
  const m = useMessages(staffMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="settings-cog no-print"
        aria-label={m.settings}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <i className="pi pi-cog" aria-hidden="true" />
      </button>
      <StaffDialog open={open} title={m.settings} onClose={() => setOpen(false)} look="side" className="settings">
        <Suspense>
          <SettingsOptions />
        </Suspense>
      </StaffDialog>
    </>
  );
}
