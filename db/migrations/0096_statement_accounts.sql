-- A line explains only what may be paid into its account: the account stays known when its channel is changed or removed.
alter table statements
  -- the number of the account; null: its channel was removed before this was kept
  add column account text;
update statements s set account = coalesce(c.account ->> 'accountNumber', c.account ->> 'promptPayId',
  c.account ->> 'billerId', 'channel ' || c.id)
from payment_channels c where c.id = s.channel_id;
