import { modelResult, type ModelResult } from "@time-event/contract/results";
import { takeModelStep } from "@time-event/contract/result-steps/model-steps";
import { useMemo } from "react";
import type { FollowedRows } from "../../../lib/live/followed-rows.ts";
import { pageSize } from "../../../lib/paging/page-math.ts";
import type { ResultPages } from "../list/use-result-list.ts";
import type { ResultsFilter } from "../results-filter.ts";

/** Pages of a list, from first to last. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** A call answers with so many rows. */
const mostPages = 2;

interface Following {
  readonly list: ResultPages;
  readonly filter: ResultsFilter & { readonly category: string };
  readonly pages: PageRange;
  /** Null: counts and podium are not shown. */
  readonly takeModel: ((category: string, change: (before: ModelResult) => ModelResult) => void) | null;
}

/**
 * The rows of a live list on screen, to be told what changes in them. Null while they are not there,
 * and for what few ask: a search, a club, a nation.
 */
export function useFollowedRows({ list, filter, pages: { first, last }, takeModel }: Following): FollowedRows | null {
  const isRare = Boolean(filter.text) || Boolean(filter.club) || Boolean(filter.nation);
  const isThere = !isRare && last - first < mostPages && list.at(first, last) !== null;
  return useMemo(() => {
    if (!isThere) return null;
    const { category, gender, ageGroup } = filter;
    return {
      question: {
        category,
        ...(gender && { gender }),
        ...(ageGroup && { ageGroup }),
        ...(takeModel && { with: "models" as const }),
        offset: first * pageSize,
        limit: (last - first + 1) * pageSize,
      },
      version: () => list.at(first, last)?.version ?? 0,
      takeSteps: (steps) => list.takeSteps(first, last, steps),
      takeModel: (data) => {
        const read = modelResult.safeParse(data);
        if (read.success) takeModel?.(category, () => read.data);
      },
      takeModelStep: (step) => takeModel?.(category, (before) => takeModelStep(before, step)),
    };
  }, [list, filter, first, last, isThere, takeModel]);
}
