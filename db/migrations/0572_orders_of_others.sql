-- Anybody can name an order for which a slip is, too. Whoever has not shown its key shows its holder nothing by that.
alter table transfer_orders add column is_own boolean not null default true;
