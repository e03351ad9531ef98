-- Who holds a place, counted off the index alone: an event's page, the lists of events, what is left of a category.
create index entries_with_place on entries (event_id, category_id) where withdrawn_at is null;
