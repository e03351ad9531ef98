import type { MetaOf } from "@time-event/contract/endpoint";
import { type MemberPart, webTeamGetMember } from "@time-event/contract/order-members";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { memberKey, memberKeyOfLink } from "./member-key.ts";

/** What is sold to a member and asked of them. */
export type MemberOffers = MetaOf<typeof webTeamGetMember>["offered"];

export type OpenedPart =
  | { readonly is: "starting" }
  | { readonly is: "none" }
  | { readonly is: "failed"; readonly memberKey: string; readonly failure: CallFailed; readonly reload: () => void }
  | {
      readonly is: "open";
      readonly memberKey: string;
      readonly part: MemberPart;
      readonly offered: MemberOffers;
      readonly take: (part: MemberPart) => void;
    };

/** The part that a member's link opens. Its key leaves the address bar at once. */
export function useMemberPart(): OpenedPart {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const callApi = useCallApi();
  const isAlive = useHydrated();
  const [key, setKey] = useState<string | null>(null);
  const [part, take] = useState<MemberPart | null>(null);
  const [offered, setOffered] = useState<MemberOffers | null>(null);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const fromLink = memberKeyOfLink(hash);
  if (fromLink !== null && fromLink !== key) setKey(fromLink);
  const used = key ?? (isAlive ? memberKey.last() : null);

  useEffect(() => {
    if (fromLink === null) return;
    memberKey.keep(fromLink);
    void navigate({ pathname }, { replace: true });
  }, [fromLink, pathname, navigate]);

  const load = useCallback(() => {
    if (used === null) return;
    callApi(webTeamGetMember, {}, { key: used }).then(
      ({ data, meta }) => {
        take(data);
        setOffered(meta.offered);
        setFailure(null);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        setFailure(error);
      },
    );
  }, [callApi, used]);
  useEffect(load, [load]);

  if (!isAlive) return { is: "starting" };
  if (used === null) return { is: "none" };
  if (failure) return { is: "failed", memberKey: used, failure, reload: load };
  return part && offered ? { is: "open", memberKey: used, part, offered, take } : { is: "starting" };
}
