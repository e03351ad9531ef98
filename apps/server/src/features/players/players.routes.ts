import { webPlayerGet, webPlayerList } from "@time-event/contract/players";
import type { WebApi } from "../../http/web-api.ts";
import type { PlayersService } from "./players.service.ts";

export function playersRoutes(api: WebApi, players: PlayersService): void {
  api.addCached(webPlayerList, players.list, players.stamp);
  api.addCached(webPlayerGet, players.get, players.stamp);
}
