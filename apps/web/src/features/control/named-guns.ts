import type { BodyOf } from "@time-event/contract/endpoint";
import type { Gun, gunFire } from "@time-event/contract/guns";

/** Guns as the call names them: a category by its code, a wave by its id. */
export function named(guns: readonly Gun[]): Pick<BodyOf<typeof gunFire>, "categories" | "waves"> {
  return {
    categories: guns.flatMap(({ code, wave }) => (wave ? [] : code)),
    waves: guns.flatMap(({ wave }) => wave?.id ?? []),
  };
}
