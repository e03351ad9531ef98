import {
  type ModelStep,
  resultsPushed,
  type ResultsPushed,
  type ResultStep,
  type webRegisterResultList,
} from "@time-event/contract/results";
import type { ParamsOf } from "@time-event/contract/endpoint";

/** Rows that are shown, and who takes what changes in them. */
export interface FollowedRows {
  readonly question: Omit<ParamsOf<typeof webRegisterResultList>, "event" | "since"> & { readonly category: string };
  /** The version of the rows that are shown. */
  readonly version: () => number;
  readonly takeSteps: (steps: readonly ResultStep[]) => void;
  /** The counts and podium of the category, as they came. */
  readonly takeModel: (data: unknown) => void;
  readonly takeModelStep: (step: ModelStep) => void;
}

/** What the stream sends under `rows`; null: it is something else. */
export function readPushed(data: unknown): ResultsPushed | null {
  const read = resultsPushed.safeParse(data);
  return read.success ? read.data : null;
}
