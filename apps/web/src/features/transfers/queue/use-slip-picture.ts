import { type StaffTransfer, transferPicture } from "@time-event/contract/staff-transfers";
import { useQuery } from "@tanstack/react-query";
import { pageClient } from "../../../lib/api/page-client.ts";

/** A slip's picture, decoded. It never changes, so it is fetched once; for the next slip it is fetched ahead. */
export function useSlipPicture(transfer: StaffTransfer | null | undefined) {
  const { id = 0, eventId = 0 } = transfer ?? {};
  return useQuery({
    queryKey: ["slip-picture", id],
    queryFn: async () => {
      const { bytes } = await pageClient().download(transferPicture, { eventId, id });
      return createImageBitmap(new Blob([bytes], { type: "image/webp" }));
    },
    enabled: Boolean(transfer?.slip),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
