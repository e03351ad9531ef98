-- Each ranking of a category names its clock: until now one clock was that of all of them.
alter table categories
  add column rank_gender_by text check (rank_gender_by in ('gun', 'chip')),
  add column rank_age_groups_by text check (rank_age_groups_by in ('gun', 'chip'));
update categories set rank_gender_by = rank_by, rank_age_groups_by = rank_by;
alter table categories
  alter column rank_gender_by set not null,
  alter column rank_age_groups_by set not null;

update category_templates set definition = definition
  || jsonb_build_object('rankGenderBy', definition->'rankBy', 'rankAgeGroupsBy', definition->'rankBy')
  where definition ? 'rankBy';

-- The rank key on the clock that the overall ranking does not follow; null where every ranking follows one clock.
alter table results add column other_rank_key bigint;
