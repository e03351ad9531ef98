-- Who runs for a relay that no order entered: names in the order of the legs, as a race folder writes them
-- (`มานี ใจดี (Mani Jaidee); ปิติ ชูใจ`). Of an order's relay its players are the members.
alter table entries add column members text not null default '';
