-- When somebody fired the gun of a category, and who; null: it is only planned.
alter table categories add column gun_fired_at timestamptz, add column gun_fired_by text not null default '';
