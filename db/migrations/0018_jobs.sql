-- What is done by the clock, and what waits to be done. Nothing here is the race's: a row that is lost is made again.
create table jobs (
  name text not null,
  -- of a job that each machine does for itself; '' where one of them does it for all
  place text not null default '',
  -- null: it has a queue instead of a schedule
  next_at timestamptz,
  started_at timestamptz,
  -- null while it runs, and when its process ended before it did
  ended_at timestamptz,
  -- runs in a row that failed
  failures integer not null default 0,
  -- why the last run failed; null: it did not
  error text,
  primary key (name, place)
);

-- One piece of work for a job with a queue; it goes when it is done.
create table job_tasks (
  id bigint generated always as identity primary key,
  job text not null,
  input jsonb not null,
  -- what staff read of it
  label text not null,
  created_at timestamptz not null,
  -- of the next try
  due_at timestamptz not null,
  tries integer not null default 0,
  error text,
  gave_up_at timestamptz
);
create index job_tasks_by_due on job_tasks (job, due_at) where gave_up_at is null;
create index job_tasks_given_up on job_tasks (gave_up_at) where gave_up_at is not null;

-- What went wrong, for a while after it went right again.
create table job_failures (
  id bigint generated always as identity primary key,
  job text not null,
  place text not null default '',
  -- of the task, where it was one
  label text not null default '',
  failed_at timestamptz not null,
  error text not null
);
create index job_failures_by_time on job_failures (failed_at);
