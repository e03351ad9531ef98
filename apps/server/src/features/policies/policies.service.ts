import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type Policy,
  policyDelete,
  type policyGet,
  type policyList,
  policyPublish,
  policySave,
  type policyTemplateList,
} from "@time-event/contract/policies";
import { publishRefusals } from "@time-event/domain/policies/publish-refusals";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { listPolicies, loadPolicy } from "./policies.queries.ts";
import {
  clearDefault,
  deletePolicy,
  hasDefault,
  insertPolicy,
  insertVersion,
  updatePolicy,
} from "./policies.repository.ts";
import { policyTemplates } from "./policy-templates.ts";

const about = ({ id, name }: Policy) => ({ kind: "policy", id, name: name.th });
/** The log keeps the number of a published version, because its text never changes. */
const told = ({ kind, name, isDefault, draft, versions }: Policy) => ({
  kind,
  name,
  isDefault,
  draft,
  version: versions[0]?.version ?? 0,
});

export function createPoliciesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof policyList>> => ({ data: await listPolicies(db), meta: {} }),

    get: async ({ id }: { id: number }): Promise<ReplyOf<typeof policyGet>> => {
      const data = await loadPolicy(db, id);
      if (!data) throw new NotFound("thing");
      return { data, meta: {} };
    },

    templates: async (): Promise<ReplyOf<typeof policyTemplateList>> => ({ data: await policyTemplates(), meta: {} }),

    save: ({ id, revision, ...given }: BodyOf<typeof policySave>, caller: StaffCaller) =>
      edit(db, caller, policySave, async (tx) => {
        await lockList(tx, "policies");
        const before = expectSeenOrNew(id === null ? undefined : await loadPolicy(tx, id), { id, revision });
        const isPublished = before !== undefined && before.versions.length > 0;
        const reasons = [
          ...(isPublished && before.kind !== given.kind ? ([{ path: "kind", code: "fixed" }] as const) : []),
          ...(given.isDefault && !isPublished ? (["default_unpublished"] as const) : []),
        ];
        if (reasons.length > 0) throw new Refused(policySave, reasons);

        if (given.isDefault) await clearDefault(tx, given.kind);
        const after = before
          ? await updatePolicy(tx, before.id, given, caller.username)
          : await insertPolicy(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after, told) };
      }),

    publish: ({ id, revision }: BodyOf<typeof policyPublish>, caller: StaffCaller) =>
      edit(db, caller, policyPublish, async (tx) => {
        await lockList(tx, "policies");
        const before = expectSeen(await loadPolicy(tx, id), revision);
        const [newest] = before.versions;
        const reasons = publishRefusals(before.draft, newest?.text);
        if (reasons.length > 0) throw new Refused(policyPublish, reasons);

        await insertVersion(tx, before, (newest?.version ?? 0) + 1, caller.username);
        // the first policy of its kind becomes the default, because a separate step could be forgotten
        const isDefault = before.isDefault || !(await hasDefault(tx, before.kind));
        const after = await updatePolicy(tx, id, { ...before, isDefault }, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after, told) };
      }),

    remove: ({ id, revision }: BodyOf<typeof policyDelete>, caller: StaffCaller) =>
      edit(db, caller, policyDelete, async (tx) => {
        await lockList(tx, "policies");
        const before = expectSeen(await loadPolicy(tx, id), revision);
        if (before.versions.length > 0) throw new Refused(policyDelete, ["published"]);

        await deletePolicy(tx, id);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined, told) };
      }),
  };
}
