import type { DataOf } from "@time-event/contract/endpoint";
import type { webRegisterModelList } from "@time-event/contract/order-offers";

/** A category that can be chosen, or why it cannot. */
export type Offer = DataOf<typeof webRegisterModelList>["categories"][number];

/** What can be chosen beside an entry. */
export type OfferedAddOn = DataOf<typeof webRegisterModelList>["addOns"][number];

/** What is asked of each player. */
export type AskedQuestion = DataOf<typeof webRegisterModelList>["questions"][number];
