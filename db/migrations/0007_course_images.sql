-- What was read from a GPX file. One that no course was made of within a day is forgotten.
create table course_tracks (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  read_at timestamptz not null default now(),
  name text not null default '',
  -- gzip of [[lat, lng, elevation or null], …]: every point of the file
  points bytea not null,
  distance_m double precision not null,
  ascent_m double precision,
  descent_m double precision,
  lowest_m double precision,
  highest_m double precision,
  -- few points of it, as the domain's encodeLine writes them: for maps and profiles, and for covers
  line text not null,
  outline text not null,
  unique (event_id, id)
);

create table courses (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  track_id bigint not null unique,
  name_th text not null,
  name_en text not null default '',
  file_name text not null default '',
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  unique (event_id, id),
  foreign key (event_id, track_id) references course_tracks (event_id, id)
);

-- Which course a category runs: one, or none yet.
create table course_categories (
  event_id bigint not null,
  category_id bigint primary key references categories (id) on delete cascade,
  course_id bigint not null,
  foreign key (event_id, course_id) references courses (event_id, id) on delete cascade
);
create index course_categories_by_course on course_categories (event_id, course_id);

-- Uploaded pictures, drawn anew and free of metadata, known by what they show; several events may share one.
create table image_originals (
  hash text primary key,
  width integer not null,
  height integer not null,
  bytes bytea not null
);

-- What is served of them: a part of a picture in one size.
create table image_files (
  hash text not null,
  width integer not null,
  format text not null check (format in ('webp', 'jpg')),
  bytes bytea not null,
  primary key (hash, width, format)
);

create table images (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  kind text not null check (kind in ('cover', 'gallery', 'logo', 'sponsor')),
  position integer not null,
  original_hash text not null references image_originals (hash),
  -- {x, y, width, height} in shares of the original; null: all of it
  crop jsonb,
  -- of what is shown: its files are found by it
  hash text not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  alt_th text not null default '',
  alt_en text not null default '',
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  -- taken away, and for a day still to be brought back
  deleted_at timestamptz
);
create index images_by_event on images (event_id, kind, position);
create index images_by_hash on images (hash);
create index images_by_original on images (original_hash);
create unique index images_one_each on images (event_id, kind) where kind in ('cover', 'logo') and deleted_at is null;
