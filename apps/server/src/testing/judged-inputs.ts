import { sql } from "kysely";
import type { Db } from "../db/connection.ts";

/** What the results of an event depend on, and the mark that whoever changes that must renew. */
export interface JudgedInputs {
  readonly eventId: number;
  readonly mark: string | null;
  /** A hash. */
  readonly inputs: string;
}

const judgedTables: Readonly<Record<string, string>> = {
  events: "id, state, starts_on, ends_on, reads_outrank_dns",
  checkpoints: "code, kind, distance_m, cutoff_at",
  categories: `id, code, gender, gun_at, rank_by, rank_gender_by, rank_age_groups_by, age_on, age_groups, winners_leave_age_groups,
    rounding, course, time_limit_ms, laps, rules, waves_have_guns`,
  source_clocks: "id, checkpoint_code, device, kind, from_at, to_at, offset_ms, undoes",
  // a wave counts for whoever chose it, where waves have guns
  entries: `id, category_id, bib, chip, gender, birth_date, given_age, nationality, division, team, wave_id, starts_at, ruled_status, withdrawn_at,
    (select w.starts_at from waves w join categories c on c.id = w.category_id where w.id = wave_id and c.waves_have_guns)`,
  leader_flags: "category_id, leader_at",
  passings: "id, checkpoint_code, bib, chip, at, device, counts_at, voided_at",
};

/** Everything that judging loads, of all events: compare it before and after a change. */
export async function judgedInputs(db: Db): Promise<JudgedInputs[]> {
  const hashed = Object.entries(judgedTables).map(([table, columns]) => {
    const eventId = sql.ref(table === "events" ? "id" : "event_id");
    return sql`(select string_agg(row(${sql.raw(columns)})::text, '|' order by row(${sql.raw(columns)})::text)
      from ${sql.table(table)} where ${eventId} = v.id)`;
  });
  const { rows } = await sql<JudgedInputs>`
    select v.id as event_id, r.mark, md5(concat_ws('#', ${sql.join(hashed)},
      (select string_agg(row(p.id, p.entry_id, p.time_ms, p.laps, p.places, p.disqualify)::text, '|' order by p.id)
        from penalties p where p.event_id = v.id and p.counts))) as inputs
    from events v left join result_versions r on r.event_id = v.id order by v.id`.execute(db);
  return rows;
}
