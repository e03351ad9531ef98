import type pg from "pg";
import type { BackupTable } from "./backup-format.ts";
import { quoted } from "./catalogue.ts";

interface Rule {
  readonly drop: string;
  readonly make: string;
}

/**
 * Removes the rows that migrations put into the tables, and what slows loading down: triggers, references, and indexes,
 * which are built faster and better from all rows at once. `close` makes them again in the same transaction, which
 * checks every reference.
 */
export async function openForLoading(client: pg.Client, tables: readonly BackupTable[]) {
  const names = tables.map((table) => quoted(client, table));
  const found = "c.oid = any ($1::regclass[])";
  const rulesOf = async (query: string): Promise<Rule[]> => (await client.query<Rule>(query, [names])).rows;

  const triggers = await rulesOf(`
    select format('alter table %s disable trigger %I', c.oid::regclass, t.tgname) as drop,
      format('alter table %s enable trigger %I', c.oid::regclass, t.tgname) as make
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${found} and not t.tgisinternal and t.tgenabled = 'O'`);
  const references = await rulesOf(`
    select format('alter table %s drop constraint %I', c.oid::regclass, k.conname) as drop,
      format('alter table %s add constraint %I %s', c.oid::regclass, k.conname, pg_get_constraintdef(k.oid)) as make
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${found} and k.contype = 'f' and k.conparentid = 0`);
  const indexes = await rulesOf(`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_index i join pg_class c on c.oid = i.indrelid
    where ${found} and c.relkind = 'r'
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`);

  // reads have no reference to their checkpoints, but triggers that see to the same
  const lookups = await rulesOf(`
    select 'select' as drop, $do$do $$ begin
      if exists (select from passings p where not exists (
        select from checkpoints c where c.event_id = p.event_id and c.code = p.checkpoint_code
      )) then
        raise exception 'a read is at no checkpoint of its event' using errcode = 'foreign_key_violation', table = 'passings';
      end if;
    end $$$do$ as make
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${found} and t.tgname = 'passings_are_at_checkpoints'`);

  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  const rules = [...triggers, ...lookups, ...references, ...indexes];
  await run(rules.map(({ drop }) => drop));
  await client.query(`truncate ${names.join(", ")}`);
  return { close: () => run(rules.toReversed().map(({ make }) => make)) };
}
