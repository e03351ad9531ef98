import type { InputOf } from "@time-event/contract/endpoint";
import type { readList } from "@time-event/contract/reads";

/** The filters of the reads, as the address holds them. */
export const readFilters = ["who", "checkpoint", "device", "show", "before"] as const;
export type ReadFilters = Readonly<Record<(typeof readFilters)[number], string>>;

export const readsShown = ["counted", "voided", "unknown"] as const;

/** @example readQuery({ ...none, who: "๗" }) // { who: "๗" } */
export function readQuery(filters: ReadFilters): Omit<InputOf<typeof readList>, "eventId"> {
  const { who, checkpoint, device } = filters;
  const show = readsShown.find((each) => each === filters.show);
  const before = Number(filters.before) || undefined;
  return {
    ...(who && { who }),
    ...(checkpoint && { checkpoint }),
    ...(device && { device }),
    ...(show && { show }),
    ...(before && { before }),
  };
}
