import type { MainMenuItem, SubMenuItem } from "@time-event/contract/sign-in";

export interface Menu {
  readonly main: readonly MainMenuItem[];
  readonly sub: readonly SubMenuItem[];
}

export const noMenu: Menu = { main: [], sub: [] };

/**
 * The menu that a sign-in service sent, or that is stored. Only our own service keeps to the contract; another one may
 * leave out names and icons, number its codes, and write links without the first slash. Whatever cannot be read is left
 * out, so that a bad entry does not hide the good ones.
 */
export function readMenu(main: unknown, sub: unknown): Menu {
  return {
    main: entriesOf(main).flatMap((entry) => {
      const componentCode = textOf(entry["componentCode"]);
      const componentName = textOf(entry["componentName"]) || componentCode;
      return componentCode === "" ? [] : [{ componentCode, componentName }];
    }),
    sub: entriesOf(sub).flatMap((entry) => {
      const urlLink = siteLink(textOf(entry["urlLink"]));
      const componentName = textOf(entry["componentName"]) || urlLink;
      const item = { parentId: textOf(entry["parentId"]), componentName, icon: textOf(entry["icon"]), urlLink };
      return componentName === "" ? [] : [item];
    }),
  };
}

function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => entry !== null && typeof entry === "object") : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** @example siteLink("manage/events") // "/manage/events"; an address with a scheme or a host stays as it is */
function siteLink(link: string): string {
  const isPath = /^(\.?\/)?[^/\\:]+(\/|\?|#|$)/.test(link);
  return isPath ? link.replace(/^(\.?\/)?/, "/") : link;
}
