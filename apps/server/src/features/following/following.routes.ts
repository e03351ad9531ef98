import { webPlayerGetFollow, webPlayerGetFollowKey } from "@time-event/contract/following";
import type { PublicApi } from "../../http/public-api.ts";
import type { Following } from "./following.service.ts";

export function followingRoutes(api: PublicApi, following: Following): void {
  api.get(webPlayerGetFollowKey, following.key);
  api.post(webPlayerGetFollow, following.follow);
}
