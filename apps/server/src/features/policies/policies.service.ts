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
import type { Db, Tx } from "../../db/connection.ts";
import { lockList } from "../../db/edited-rows.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
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

const subject = ({ id, name }: Policy) => ({ kind: "policy", id, name: name.th });
/** Published texts stay where they are: the log keeps their number. */
const audited = ({ kind, name, isDefault, draft, versions }: Policy) => ({
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

    save: async ({ id, revision, ...given }: BodyOf<typeof policySave>, caller: StaffCaller) => {
      const data = await saveEdited(db, caller, {
        action: policySave.name,
        revision,
        subject,
        audited,
        load: (tx) => (id === null ? lockAll(tx) : lockAndLoad(tx, id)),
        refusals: async (_tx, before) => {
          const isPublished = before !== undefined && before.versions.length > 0;
          return [
            ...(isPublished && before.kind !== given.kind ? ["kind_fixed"] : []),
            ...(given.isDefault && !isPublished ? ["default_unpublished"] : []),
          ];
        },
        store: async (tx, before) => {
          if (given.isDefault) await clearDefault(tx, given.kind);
          return before
            ? updatePolicy(tx, before.id, given, caller.username)
            : insertPolicy(tx, given, caller.username);
        },
      });
      return { data, meta: {} };
    },

    publish: async ({ id, revision }: BodyOf<typeof policyPublish>, caller: StaffCaller) => {
      const data = await saveEdited(db, caller, {
        action: policyPublish.name,
        revision,
        subject,
        audited,
        load: (tx) => lockAndLoad(tx, id),
        refusals: async (_tx, before) => (before ? publishRefusals(before.draft, before.versions[0]?.text) : []),
        store: async (tx, before) => {
          const policy = before!;
          await insertVersion(tx, policy, (policy.versions[0]?.version ?? 0) + 1, caller.username);
          // the first of its kind holds everywhere, without a further step that one could forget
          const isDefault = policy.isDefault || !(await hasDefault(tx, policy.kind));
          return updatePolicy(tx, id, { ...policy, isDefault }, caller.username);
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ id, revision }: BodyOf<typeof policyDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: policyDelete.name,
        revision,
        subject,
        audited,
        load: (tx) => lockAndLoad(tx, id),
        check: async (_tx, { versions }) => {
          if (versions.length > 0) throw new Refused(["published"]);
        },
        remove: (tx) => deletePolicy(tx, id),
      });
      return { data: null, meta: {} };
    },
  };
}

async function lockAll(tx: Tx): Promise<undefined> {
  await lockList(tx, "policies");
}

async function lockAndLoad(tx: Tx, id: number): Promise<Policy> {
  await lockList(tx, "policies");
  const policy = await loadPolicy(tx, id);
  if (!policy) throw new NotFound("thing");
  return policy;
}
