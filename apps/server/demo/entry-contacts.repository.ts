import { sql } from "kysely";
import type { Db } from "../src/db/connection.ts";

const sizes = ["XS", "S", "M", "M", "L", "L", "XL", "2XL"];
const notes = ["แพ้เพนิซิลลิน", "หอบหืด พกยาพ่น", "ความดันสูง กินยาประจำ"];

/** Gives the entries of a race what a registration asks for: shirts, how to reach them, and of some a medical note. */
export async function addEntryContacts(db: Db, slug: string): Promise<void> {
  await sql`
    update entries e set
      shirt_size = (${sizes}::text[])[1 + e.id % ${sizes.length}],
      phone = '080-000-' || lpad((e.id % 10000)::text, 4, '0'),
      email = lower(regexp_replace(e.first_name_en, '[^A-Za-z]', '', 'g')) || '.' || e.id || '@example.org',
      emergency_name = trim('คุณ' || e.last_name),
      emergency_phone = '080-001-' || lpad((e.id % 10000)::text, 4, '0'),
      medical_note = case when e.id % 40 = 0 then (${notes}::text[])[1 + (e.id / 40) % ${notes.length}] else '' end
    from events v
    where v.id = e.event_id and v.slug = ${slug} and e.phone = '' and e.birth_date is not null`.execute(db);
}
