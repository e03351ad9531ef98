import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { openCall, staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { eventSlug, id, idParam, instantMs, policyKind, revision, text } from "./fields.ts";

/** Markdown, in both languages. */
const draft = z.object({ th: z.string().check(z.maxLength(60_000)), en: z.string().check(z.maxLength(60_000)) });

/** A published text, which never changes. */
export const publicPolicy = z.object({
  policyId: id,
  kind: policyKind,
  name: text,
  version: z.int(),
  publishedAt: instantMs,
  text,
});
export type PublicPolicy = z.infer<typeof publicPolicy>;

export const webPolicyGet = openCall({
  name: "web-policy-get",
  shows: ["policy"],
  summary: "The policy in force at an event, by its kind; or one published version, by policy and version.",
  params: z
    .object({
      event: z.optional(eventSlug),
      kind: z.optional(policyKind),
      policy: z.optional(idParam),
      version: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    })
    .check(
      z.refine(
        ({ event, kind, policy, version }) =>
          (event !== undefined && kind !== undefined) || (policy !== undefined && version !== undefined),
        { path: ["event"] },
      ),
    ),
  data: publicPolicy,
  meta: noMeta,
});

const listed = {
  id,
  kind: policyKind,
  name: nameText,
  /** It holds at every event that chose no other. */
  isDefault: z.boolean(),
  ...edited.shape,
};

export const policyRow = z.object({
  ...listed,
  /** The version in force; 0: none is published yet. */
  version: z.int(),
  publishedAt: z.nullable(instantMs),
  /** There is a draft that differs from the version in force. */
  hasDraft: z.boolean(),
  /** Number of events that chose it. */
  events: z.int(),
});
export type PolicyRow = z.infer<typeof policyRow>;

export const policyVersion = z.object({ version: z.int(), text, publishedAt: instantMs, publishedBy: z.string() });
export type PolicyVersion = z.infer<typeof policyVersion>;

export const policy = z.object({
  ...listed,
  draft,
  /** Newest first. */
  versions: z.array(policyVersion),
});
export type Policy = z.infer<typeof policy>;

export const policyList = staffCall({
  name: "policy-list",
  shows: ["policy", "event"],
  summary: "All policies, by kind and name, each with the version in force.",
  right: { permission: "events_view", at: "anywhere" },
  params: noParams,
  data: z.array(policyRow),
  meta: noMeta,
});

export const policyGet = staffCall({
  name: "policy-get",
  shows: ["policy"],
  summary: "A policy with its draft and every published version.",
  right: { permission: "events_view", at: "anywhere" },
  params: z.object({ id: idParam }),
  data: policy,
  meta: noMeta,
});

export const policyTemplateList = staffCall({
  name: "policy-template-list",
  shows: [],
  summary: "A text to start from for each kind of policy.",
  right: { permission: "master_edit", at: "installation" },
  params: noParams,
  data: z.array(z.object({ kind: policyKind, name: text, text })),
  meta: noMeta,
});

export const policySave = staffAction({
  name: "policy-save",
  changes: ["policy"],
  summary: "Adds a policy (id null), or changes its name and draft. Nobody sees the draft before it is published.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id: z.nullable(id), kind: policyKind, name: nameText, draft, isDefault: z.boolean(), revision }),
  data: policy,
  refuses: { fixed: "field", default_unpublished: "whole" },
});

export const policyPublish = staffAction({
  name: "policy-publish",
  changes: ["policy"],
  summary: "Makes the draft the next version, in force at once.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id, revision }),
  data: policy,
  refuses: { draft_empty_th: "whole", draft_unfilled: "whole", draft_unchanged: "whole" },
});

export const policyDelete = staffAction({
  name: "policy-delete",
  changes: ["policy"],
  removes: true,
  summary: "Removes a policy that was never published.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id, revision }),
  data: z.null(),
  refuses: { published: "whole" },
});

/** `default`: the default of its kind; null: none. */
export const policyChoice = z.union([id, z.literal("default"), z.null()]);
export type PolicyChoice = z.infer<typeof policyChoice>;
const policyChoices = z.object({
  terms: policyChoice,
  waiver: policyChoice,
  privacy: policyChoice,
  refund: policyChoice,
});

export const eventPolicies = z.object({ ...edited.shape, choices: policyChoices });
export type EventPolicies = z.infer<typeof eventPolicies>;

export const eventPoliciesGet = staffCall({
  name: "event-policies-get",
  shows: ["policy"],
  summary: "Which policies an event chose; revision 0: none yet, the defaults hold.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: eventPolicies,
  meta: noMeta,
});

export const eventPoliciesSave = staffAction({
  name: "event-policies-save",
  changes: ["policy"],
  summary: "Chooses the policies of an event.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({ eventId: id, choices: policyChoices, revision }),
  data: eventPolicies,
  refuses: { policy_unpublished: "whole", policy_of_other_kind: "whole" },
});
