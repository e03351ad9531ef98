-- Rankings that a category names are part of its rules. An entry has a division mark ("pro", "para") that staff, a file or an answer
-- gives it; judging says in which of the named rankings it is, and a list that is published keeps the places in them.
alter table entries add column division text not null default '';
-- codes, in the category's order
alter table results add column rankings text[] not null default '{}';
alter table publication_rows
  add column rankings text[] not null default '{}',
  -- aligned with them; null: no place
  add column ranking_ranks integer[] not null default '{}';
-- how many places of each named ranking win, by its code
alter table award_rules add column rankings jsonb not null default '{}';
