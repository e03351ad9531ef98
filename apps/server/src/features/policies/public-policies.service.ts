import type { ReplyOf } from "@time-event/contract/endpoint";
import type { PolicyKind } from "@time-event/contract/fields";
import type { webPolicyGet } from "@time-event/contract/policies";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadPolicyInForce, loadPublishedVersion } from "./policies.queries.ts";

interface Asked {
  readonly event?: string | undefined;
  readonly kind?: PolicyKind | undefined;
  readonly policy?: number | undefined;
  readonly version?: number | undefined;
}

export function createPublicPoliciesService(db: Db) {
  return {
    get: async ({ event, kind, policy, version }: Asked): Promise<ReplyOf<typeof webPolicyGet>> => {
      const data =
        event !== undefined && kind !== undefined
          ? await loadPolicyInForce(db, event, kind)
          : await loadPublishedVersion(db, policy!, version!);
      if (!data) throw new NotFound("thing");
      return { data, meta: {} };
    },
  };
}
