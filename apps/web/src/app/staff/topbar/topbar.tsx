import "./topbar.css";
import type { RefObject } from "react";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Brand } from "../../brand.tsx";
import { staffMessages } from "../staff.messages.ts";
import { ProfileMenu } from "./profile-menu.tsx";

interface TopbarProps {
  readonly menuId: string;
  readonly menuOpen: boolean;
  readonly menuToggle: RefObject<HTMLButtonElement | null>;
  readonly onToggleMenu: () => void;
  readonly profileOpen: boolean;
  readonly onToggleProfile: () => void;
  readonly onCloseProfile: () => void;
}

export function Topbar({ menuId, menuOpen, menuToggle, onToggleMenu, ...profile }: TopbarProps) {
  const m = useMessages(staffMessages);
  return (
    <header className="topbar no-print">
      <Link to="/" className="topbar__brand" aria-label={m.home}>
        <Brand />
      </Link>
      <button
        ref={menuToggle}
        type="button"
        className="topbar__toggle"
        aria-label={m.toggleMenu}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onToggleMenu}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <ProfileMenu {...profile} />
    </header>
  );
}
