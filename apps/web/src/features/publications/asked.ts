/** What staff want to do with a category's lists. */
export interface Asked {
  readonly what: "publish" | "compare" | "restore";
  readonly category: string;
  /** The number of the list; 0: the results as they are now. */
  readonly number: number;
}
