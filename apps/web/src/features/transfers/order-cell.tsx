interface OrderCellProps {
  readonly reference: string;
  readonly contactName: string;
}

/** Whose registration a row is about. */
export function OrderCell({ reference, contactName }: OrderCellProps) {
  return (
    <span className="transfer-order">
      <span className="figures">{reference}</span>
      <span className="soft">{contactName}</span>
    </span>
  );
}
