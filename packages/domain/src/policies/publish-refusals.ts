import type { TextInBoth } from "../text/in-language.ts";

export type PublishRefusal = "draft_empty_th" | "draft_unfilled" | "draft_unchanged";

/**
 * Why a draft cannot become the next version of a policy: the Thai text is empty, a placeholder of the template is not
 * filled in, or nothing differs from the version in force.
 *
 * @example
 * publishRefusals({ th: "ข้อตกลงของ {{organiser}}", en: "" }, undefined); // ["draft_unfilled"]
 */
export function publishRefusals(draft: TextInBoth, inForce: TextInBoth | undefined): PublishRefusal[] {
  return [
    ...(draft.th.trim() === "" ? (["draft_empty_th"] as const) : []),
    ...(draft.th.includes("{{") || draft.en.includes("{{") ? (["draft_unfilled"] as const) : []),
    ...(inForce?.th === draft.th && inForce.en === draft.en ? (["draft_unchanged"] as const) : []),
  ];
}
