import type { MenuMode } from "../../lib/settings/layout-config.ts";

/** Which parts of the shell are open. */
export interface LayoutState {
  /** The user closed the static menu on a desktop. */
  readonly menuAway: boolean;
  /** The menu lies over the page: on a small screen, or in overlay mode. */
  readonly menuOver: boolean;
  readonly profileOpen: boolean;
}

export const firstLayout: LayoutState = { menuAway: false, menuOver: false, profileOpen: false };

export type LayoutMove =
  | { readonly move: "toggleMenu"; readonly desktop: boolean; readonly mode: MenuMode }
  | { readonly move: "toggleProfile" }
  | { readonly move: "closeMenu" | "closeProfile" | "navigated" };

/** A static desktop menu stays when another page opens; everything that lies over the page closes. */
export function nextLayout(state: LayoutState, move: LayoutMove): LayoutState {
  switch (move.move) {
    case "toggleMenu":
      return move.desktop && move.mode === "static"
        ? { ...state, menuAway: !state.menuAway }
        : { ...state, menuOver: !state.menuOver };
    case "toggleProfile":
      return { ...state, profileOpen: !state.profileOpen };
    case "closeMenu":
      return { ...state, menuOver: false };
    case "closeProfile":
      return { ...state, profileOpen: false };
    case "navigated":
      return { ...state, menuOver: false, profileOpen: false };
  }
}
