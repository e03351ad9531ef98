export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}

/** The data of a chart: values by label, in one series or several. */
export interface ChartData {
  /** `across`: bars that lie, one row for each label, for names that are longer than a bar is wide. */
  readonly kind: "line" | "bar" | "across" | "doughnut";
  /** One label for each value: days, sports, sizes. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Stacks the bars of a label. */
  readonly stacked?: boolean;
}
