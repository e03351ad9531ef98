import "./staff-frame.css";
import { useEffect, useReducer, useRef } from "react";
import { Navigate, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMedia } from "../../lib/page/use-media.ts";
import { breakpoints } from "../../ui/breakpoints.ts";
import { ConfirmRegion } from "../../ui/staff/confirm/confirm-region.tsx";
import { PasswordRegion } from "../../ui/staff/password/password-region.tsx";
import { StaffToasts } from "../../ui/staff/toast/staff-toasts.tsx";
import { useDismiss } from "../../ui/use-dismiss.ts";
import { LoadingOverlay } from "../loading-overlay.tsx";
import { EndedNotice } from "./ended-notice.tsx";
import { AreaOutlet } from "./area-outlet.tsx";
import { firstLayout, nextLayout } from "./layout-state.ts";
import { SideMenu } from "./menu/side-menu.tsx";
import { SettingsSidebar } from "./settings/settings-sidebar.tsx";
import { securityPath, useMissingSecondFactor } from "./use-missing-second-factor.ts";
import { StaffFooter } from "./staff-footer.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useReadOn, useReloadOnSameUrl } from "./navigation-effects.ts";
import { Topbar } from "./topbar/topbar.tsx";
import { useLayoutConfig } from "./use-layout-config.ts";
import { FailedNote } from "../../ui/staff/toast/failed-note.tsx";

const menuId = "side-menu";

/** Topbar, side menu, page, footer and settings. */
export function StaffFrame() {
  const m = useMessages(staffMessages);
  const { menuMode } = useLayoutConfig();
  const desktop = useMedia(breakpoints.desktop);
  const [layout, move] = useReducer(nextLayout, firstLayout);
  const { key } = useLocation();
  const busy = useNavigation().state !== "idle";
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);

  const over = !desktop || menuMode === "overlay";
  const menuOpen = over ? layout.menuOver : !layout.menuAway;
  // a link to the page that is already open is a navigation, too
  useEffect(() => move({ move: "navigated" }), [key]);
  useReadOn(main);
  useReloadOnSameUrl();
  const isKeptBack = useMissingSecondFactor();
  useDismiss(over && menuOpen, [menu, toggle], (by) => {
    move({ move: "closeMenu" });
    if (by === "escape") toggle.current?.focus();
  });
  const covered = over && menuOpen && !desktop;

  return (
    <div className="staff" data-menu={over ? "over" : "static"} data-menu-open={menuOpen || undefined}>
      <a className="skip unseen" href="#content">
        {m.skip}
      </a>
      <Topbar
        menuId={menuId}
        menuOpen={menuOpen}
        menuToggle={toggle}
        onToggleMenu={() => move({ move: "toggleMenu", desktop, mode: menuMode })}
        profileOpen={layout.profileOpen}
        onToggleProfile={() => move({ move: "toggleProfile" })}
        onCloseProfile={() => move({ move: "closeProfile" })}
      />
      <aside ref={menu} id={menuId} className="staff__menu no-print" inert={!menuOpen}>
        <SideMenu />
      </aside>
      {covered && <div className="staff__mask" />}
      <div className="staff__body" inert={covered}>
        <EndedNotice />
        <main ref={main} id="content" tabIndex={-1} className="staff__page" aria-busy={busy}>
          {isKeptBack ? <Navigate to={securityPath} replace /> : <AreaOutlet />}
        </main>
        <StaffFooter />
      </div>
      <SettingsSidebar />
      <StaffToasts />
      <FailedNote />
      <ConfirmRegion />
      <PasswordRegion />
      <LoadingOverlay />
      <ScrollRestoration />
    </div>
  );
}
