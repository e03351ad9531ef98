import type { Order } from "@time-event/contract/orders";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { registrationPath } from "../order-keys.ts";

/** Shows the registration once another tab or device has confirmed the order that is filled in here. */
export function useConfirmedElsewhere(order: Order | null, isOpen: (order: Order) => boolean): void {
  const navigate = useNavigate();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!order) return;
    if (isOpen(order)) opened.current = order.reference;
    else if (opened.current === order.reference) void navigate(registrationPath(order.reference), { replace: true });
  }, [order, isOpen, navigate]);
}
