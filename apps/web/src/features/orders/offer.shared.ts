import type { DataOf } from "@time-event/contract/endpoint";
import type { webRegisterModelList } from "@time-event/contract/orders";

/** A category that can be chosen, or why it cannot. */
export type Offer = DataOf<typeof webRegisterModelList>["categories"][number];
