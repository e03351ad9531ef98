-- Whether times of a category count from the gun of each wave; else all its waves count from the category's.
alter table categories add column waves_have_guns boolean not null default false;
-- When somebody fired the gun of a wave, and who; null: it is only planned.
alter table waves add column gun_fired_at timestamptz, add column gun_fired_by text not null default '';
