import type { ImageKind } from "@time-event/contract/images";

/** In the order in which the page shows them. */
export const imageKinds: readonly ImageKind[] = ["cover", "gallery", "logo", "add_on", "sponsor"];

/** An event has one cover and one logo. */
export function isSingle(kind: ImageKind): boolean {
  return kind === "cover" || kind === "logo";
}

/** Width divided by height of the part that is shown. */
export interface Aspect {
  readonly code: "original" | "16:9" | "3:2" | "1:1";
  readonly ratio: number;
}

/** The shapes that a kind may have: a cover fills a wide box; other kinds keep their shape unless staff choose one. */
export function aspectsOf(kind: ImageKind, width: number, height: number): readonly Aspect[] {
  const wide: Aspect = { code: "16:9", ratio: 16 / 9 };
  if (kind === "cover") return [wide];
  return [{ code: "original", ratio: width / height }, wide, { code: "3:2", ratio: 3 / 2 }, { code: "1:1", ratio: 1 }];
}
