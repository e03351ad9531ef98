export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}

/** What is drawn: values by label, of one series or several. */
export interface ChartData {
  readonly kind: "line" | "bar" | "doughnut";
  /** One for each value: days, sports, sizes. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Bars of a label stand on each other. */
  readonly stacked?: boolean;
}
