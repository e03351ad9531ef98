-- Orders whose money and places do not fit: a few of all, found without adding up every account of the installation.
create index orders_with_late_payments on orders (event_id, id)
  where (state = 'confirmed' and total_satang > paid_satang)
    or (paid_satang > 0 and (state in ('expired', 'cancelled', 'refunded') or paid_satang > total_satang));
