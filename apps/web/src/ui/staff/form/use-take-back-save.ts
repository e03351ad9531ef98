import { useEffect, useRef } from "react";
import { mergeVersions } from "../../form/merge-versions.ts";
import type { Form } from "../../form/use-form.ts";
import { overSaved } from "./taken-back.ts";

/**
 * How the last save of a form that stays on the screen is taken back: what was stored before is sent again, and what was typed since
 * stays. Whoever saved meanwhile is not overwritten: the server refuses. Undefined: there was nothing before.
 */
export function useTakeBackSave<Values extends object>(
  form: Form<Values>,
): (before: Values) => (() => Promise<void>) | undefined {
  // the button of a toast outlives the render that made it, and the page
  const latest = useRef(form);
  useEffect(() => void (latest.current = form));
  return (before) => {
    const saved = form.lastSaved();
    const again = saved && overSaved(before, saved);
    if (!again) return undefined;
    return async () => {
      const back = await latest.current.send(again);
      const { values, goOnFrom } = latest.current;
      goOnFrom(back, mergeVersions(saved, values, back, new Set()));
    };
  };
}
