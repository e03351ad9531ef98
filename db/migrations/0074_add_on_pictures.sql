alter table images
  drop constraint images_kind_check,
  add constraint images_kind_check check (kind in ('cover', 'gallery', 'logo', 'sponsor', 'add_on'));

alter table add_ons
  -- one of the event's pictures of this kind
  add column picture_id bigint references images (id) on delete set null;
