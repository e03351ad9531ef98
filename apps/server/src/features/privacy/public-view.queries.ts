import { sql, type RawBuilder } from "kysely";
import { hasBegun } from "@time-event/domain/event-state/event-states";
import type { PublicView } from "@time-event/domain/privacy/public-person";
import type { Db } from "../../db/connection.ts";

/** What an event's public lists show of its entries, and whether they show any of them now. */
export interface EventView extends PublicView {
  /** Without a public start list, no player is named before the race. */
  readonly entries: boolean;
}

export const viewColumns = [
  "publicNames",
  "publicClub",
  "publicProvince",
  "publicAgeGroup",
  "publicNationality",
  "publicBib",
  "publicStartList",
] as const;

interface ViewRow {
  readonly publicNames: PublicView["names"];
  readonly publicClub: boolean;
  readonly publicProvince: boolean;
  readonly publicAgeGroup: boolean;
  readonly publicNationality: boolean;
  readonly publicBib: boolean;
  readonly publicStartList: boolean;
}

export function toPublicView(row: ViewRow): PublicView {
  return {
    names: row.publicNames,
    club: row.publicClub,
    province: row.publicProvince,
    ageGroup: row.publicAgeGroup,
    nationality: row.publicNationality,
    bib: row.publicBib,
    startList: row.publicStartList,
  };
}

/** The columns of a public view: `toPublicView` reads them. */
export function toViewColumns(view: PublicView): ViewRow {
  return {
    publicNames: view.names,
    publicClub: view.club,
    publicProvince: view.province,
    publicAgeGroup: view.ageGroup,
    publicNationality: view.nationality,
    publicBib: view.bib,
    publicStartList: view.startList,
  };
}

export async function loadEventView(db: Db, eventId: number): Promise<EventView> {
  const row = await db
    .selectFrom("events")
    .select(["state", ...viewColumns])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const view = toPublicView(row);
  return { ...view, entries: view.startList || hasBegun(row.state) };
}

/**
 * The columns of `entries` that a public search may look at, in lower case. A search by hidden data would reveal it.
 */
export function searchableText(view: PublicView, isBibShown: boolean): RawBuilder<string> {
  if (view.names === "full" && isBibShown) return sql<string>`entries.search_text`;
  const names = {
    full: sql`entries.first_name || ' ' || entries.last_name || ' ' || entries.first_name_en || ' ' || entries.last_name_en`,
    short: sql`entries.first_name || ' ' || entries.first_name_en`,
    initials: sql`''`,
  }[view.names];
  return sql<string>`lower(${isBibShown ? sql`entries.bib` : sql`''`} || ' ' || ${names})`;
}
