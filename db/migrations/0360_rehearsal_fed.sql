-- How many reads of a rehearsal are fed: its page asks every few seconds, and does not count the rest each time.
alter table rehearsals add column fed integer not null default 0;
update rehearsals r set fed = r.reads - (select count(*) from rehearsal_reads d where d.event_id = r.event_id);
