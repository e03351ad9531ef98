-- Whoever is marked as DNS by hand and is read on the course has started. Events that are over stay as they were ruled.
alter table events add column reads_outrank_dns boolean not null default true;
update events set reads_outrank_dns = false where state in ('finished', 'cancelled');
