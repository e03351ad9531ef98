import type { DataOf } from "@time-event/contract/endpoint";
import type { webRegisterModelList } from "@time-event/contract/order-offers";
import type { OrderPlayer } from "@time-event/contract/order-player";

export interface PlayerPartProps {
  readonly path: string;
  readonly title: string;
  readonly player: OrderPlayer;
  readonly category: string;
  readonly offered: DataOf<typeof webRegisterModelList>;
  readonly raceDay: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (player: OrderPlayer) => void;
  /** Undefined: an entry has at least one. */
  readonly onRemove: (() => void) | undefined;
}
