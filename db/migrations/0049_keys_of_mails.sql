-- How often the keys of the order had been ended when the letter was written: a later key is not for its reader.
alter table mails add column key_generation integer;
-- no key of these orders was ever ended, so the letters that wait were written with the present one
update mails set key_generation = 0
from orders where orders.id = mails.order_id and orders.key_generation = 0 and mails.sent_at is null;
