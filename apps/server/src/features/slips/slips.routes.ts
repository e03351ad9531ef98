import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { PublicApi } from "../../http/public-api.ts";
import type { OrderDocuments } from "../answer-files/order-documents.service.ts";
import type { ProtestPhotos } from "../protests/protest-photos.service.ts";
import type { TeamLogos } from "../team-logos/team-logos.service.ts";
import type { Slips } from "./slips.service.ts";

/** What the holder of an order sends: pictures of slips, documents by which questions are answered, logos of teams, photographs of protests. */
export function slipsRoutes(
  api: PublicApi,
  ofKind: {
    readonly slip: Slips;
    readonly document: OrderDocuments;
    readonly logo: TeamLogos;
    readonly protest: ProtestPhotos;
  },
): void {
  api.post(webImagesSave, (sent, caller) => ofKind[sent.params.kind].save(sent, caller));
  api.submit(webImagesDelete, {
    work: (tx, sent, caller) => ofKind[sent.kind].remove.work(tx, sent, caller),
    afterwards: async (sent, caller) => {
      if (sent.kind === "logo") await ofKind.logo.remove.afterwards(sent, caller);
    },
  });
}
