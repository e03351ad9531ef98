-- Letters that strangers can cause are counted by what caused them, so that the letters of an order's steps leave those alone
-- that bring its private link. Null: somebody with a right or money caused it, so nothing holds it back.
alter table mails
  add column budget text check (budget in ('steps', 'link')),
  -- why it was never to be sent; null: it was, or was once
  add column kept_back text check (kept_back in ('too_many')),
  add check (kept_back is null or (budget is not null and sent_at is null));

update mails set budget = case template when 'order-link' then 'link' else 'steps' end
where order_id is not null and created_at > now() - interval '2 hours';
