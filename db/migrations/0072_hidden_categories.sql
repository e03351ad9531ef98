alter table categories
  -- nobody is offered it without a code that names it
  add column hidden boolean not null default false;
update category_templates set definition = '{"hidden": false}' || definition;
alter table discount_codes
  drop constraint discount_codes_kind_check,
  -- access: opens hidden categories and makes nothing cheaper
  add constraint discount_codes_kind_check check (kind in ('percent', 'amount', 'group', 'access'));
