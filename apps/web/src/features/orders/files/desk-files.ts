import type { AnswerFile } from "@time-event/contract/order-choices";

/** The order for whose players staff can send files. */
export interface DeskFiles {
  readonly eventId: number;
  readonly orderId: number;
  readonly known: readonly AnswerFile[];
}
