-- What a receipt in English calls its organiser; '': its name as it is.
alter table organisers add column name_en text not null default '';
