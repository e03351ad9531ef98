import type { Offered } from "@time-event/contract/order-offers";
import type { DeskFiles } from "../../files/desk-files.ts";
import type { OrderPlayer } from "@time-event/contract/order-player";

export interface PlayerPartProps {
  readonly path: string;
  readonly title: string;
  readonly player: OrderPlayer;
  readonly category: string;
  readonly offered: Offered;
  readonly raceDay: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (player: OrderPlayer) => void;
  /** Null: there is no order yet that files could be sent for. */
  readonly files: DeskFiles | null;
  /** Undefined: an entry has at least one. */
  readonly onRemove: (() => void) | undefined;
}
