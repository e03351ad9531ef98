import { useEffect, useEffectEvent, type RefObject } from "react";

/** While open, Escape and a press outside its elements close it. */
export function useDismiss(
  open: boolean,
  parts: readonly RefObject<Element | null>[],
  onClose: (by: "escape" | "outside") => void,
): void {
  const pressed = useEffectEvent((event: PointerEvent) => {
    const inside = parts.some(({ current }) => current?.contains(event.target as Node));
    if (!inside) onClose("outside");
  });
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes this only, not what it lies in
    event.preventDefault();
    event.stopPropagation();
    onClose("escape");
  });
  useEffect(() => {
    if (!open) return undefined;
    addEventListener("pointerdown", pressed, { capture: true });
    addEventListener("keydown", typed, { capture: true });
    return () => {
      removeEventListener("pointerdown", pressed, { capture: true });
      removeEventListener("keydown", typed, { capture: true });
    };
  }, [open]);
}
