interface Text {
  readonly th: string;
  readonly en: string;
}

export type PublishRefusal = "draft_empty_th" | "draft_empty_en" | "draft_unfilled" | "draft_unchanged";

/**
 * Why a draft cannot become the next version of a policy: a language is empty, a placeholder of the template is not
 * filled in, or nothing differs from the version in force.
 *
 * @example
 * publishRefusals({ th: "ข้อตกลงของ {{organiser}}", en: "" }, undefined); // ["draft_empty_en", "draft_unfilled"]
 */
export function publishRefusals(draft: Text, inForce: Text | undefined): PublishRefusal[] {
  return [
    ...(draft.th.trim() === "" ? (["draft_empty_th"] as const) : []),
    ...(draft.en.trim() === "" ? (["draft_empty_en"] as const) : []),
    ...(draft.th.includes("{{") || draft.en.includes("{{") ? (["draft_unfilled"] as const) : []),
    ...(inForce?.th === draft.th && inForce.en === draft.en ? (["draft_unchanged"] as const) : []),
  ];
}
