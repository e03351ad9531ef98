import type { ModelResult } from "@time-event/contract/results";

/** True when nobody of a category is still to start or to finish: its results change no more by themselves. */
export function isOver(model: ModelResult | undefined): boolean {
  const { started = 0, on_course: onCourse = 0, registered = 0 } = model?.counts ?? {};
  return model !== undefined && model.entries > 0 && started + onCourse + registered === 0;
}
