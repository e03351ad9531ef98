import { useRef } from "react";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { signOut } from "../../../lib/session/session.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useDismiss } from "../../../ui/use-dismiss.ts";
import { LanguageSwitch } from "../../language-switch.tsx";
import { SchemeToggle } from "../../display/scheme-toggle.tsx";
import { staffMessages } from "../staff.messages.ts";

interface ProfileMenuProps {
  readonly profileOpen: boolean;
  readonly onToggleProfile: () => void;
  readonly onCloseProfile: () => void;
}

/** Beside the brand on a desktop, behind a toggle on a small screen. Its labels are fixed in every language. */
export function ProfileMenu({ profileOpen, onToggleProfile, onCloseProfile }: ProfileMenuProps) {
  const m = useMessages(staffMessages);
  const format = useFormat();
  const { user } = useSession();
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useDismiss(profileOpen, [toggle, menu], (by) => {
    onCloseProfile();
    if (by === "escape") toggle.current?.focus();
  });
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="topbar__toggle topbar__toggle--profile"
        aria-label={m.toggleProfile}
        aria-expanded={profileOpen}
        aria-controls="profile-menu"
        onClick={onToggleProfile}
      >
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </button>
      <div ref={menu} id="profile-menu" className="profile-menu" data-open={profileOpen || undefined}>
        <div className="profile-menu__tools">
          <LanguageSwitch />
          <SchemeToggle />
        </div>
        <nav className="profile-menu__links" aria-label={m.personal}>
          <Link to="/calendar" className="profile-menu__button" title={m.calendar}>
            <i className="pi pi-calendar" aria-hidden="true" />
            <span lang="en">Calendar</span>
          </Link>
          <Link to="/profile" className="profile-menu__button" title={userTitle()}>
            <i className="pi pi-user" aria-hidden="true" />
            <span lang="en">Profile</span>
          </Link>
          <Link to="/documentation" className="profile-menu__button" title={m.documentation}>
            <i className="pi pi-cog" aria-hidden="true" />
            <span lang="en">Settings</span>
          </Link>
          <button type="button" className="profile-menu__button" title={m.signOut} onClick={() => void signOut()}>
            <i className="pi pi-sign-out" aria-hidden="true" />
            <span lang="en">logout</span>
          </button>
        </nav>
      </div>
    </>
  );

  function userTitle(): string {
    if (!user) return m.profile;
    return `${m.profile} · ${m.signedInAs(format.text(user.displayName) || user.username)}`;
  }
}
