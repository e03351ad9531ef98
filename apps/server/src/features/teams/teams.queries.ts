import { publicPerson, type PublicView } from "@time-event/domain/privacy/public-person";
import type { TeamRow } from "@time-event/contract/teams";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";

export interface TeamListQuery {
  readonly category?: string | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

function selectMembers(db: Db, eventId: number) {
  return db
    .selectFrom("entries")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .where("entries.eventId", "=", eventId)
    .where("entries.withdrawnAt", "is", null)
    .where("entries.team", "is not", null)
    .where("entries.team", "<>", "");
}

/** Teams of a start list. A team has one name in one category; only its own name is searched. */
export async function loadTeams(
  db: Db,
  eventId: number,
  { category, text, offset, limit }: TeamListQuery,
): Promise<{ readonly rows: TeamRow[]; readonly total: number }> {
  const teams = selectMembers(db, eventId)
    .$if(category !== undefined, (query) => query.where("categories.code", "=", category!))
    .$if(!!text, (query) => query.where((eb) => eb(eb.fn("lower", ["entries.team"]), "like", containing(text!))))
    .groupBy(["categories.position", "categories.code", "entries.team"])
    .select((eb) => [
      eb.ref("entries.team").$notNull().as("team"),
      "categories.code as category",
      "categories.position",
      eb.cast<number>(eb.fn.countAll(), "integer").as("members"),
    ]);
  const { total } = await db
    .selectFrom(teams.as("t"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await teams.orderBy("categories.position").orderBy("entries.team").offset(offset).limit(limit).execute();
  return { rows: rows.map(({ position: _position, ...row }) => row), total };
}

/** The members of one team, as the start list shows them. */
export async function loadTeamMembers(
  db: Db,
  eventId: number,
  view: PublicView,
  { category, team }: { readonly category: string; readonly team: string },
) {
  const rows = await selectMembers(db, eventId)
    .leftJoin("results", "results.entryId", "entries.id")
    .where("categories.code", "=", category)
    .where("entries.team", "=", team)
    .select(["entries.bib", "entries.firstName", "entries.lastName", "entries.firstNameEn", "entries.lastNameEn"])
    .select(["entries.gender", "categories.code as category", "results.ageGroup", "entries.nationality"])
    .select(["entries.club", "entries.province", "entries.team"])
    .orderBy("entries.bibOrder")
    .orderBy("entries.id")
    .execute();
  return rows.map((row) => ({ ...publicPerson(view, row), bib: view.bib ? row.bib : null }));
}
