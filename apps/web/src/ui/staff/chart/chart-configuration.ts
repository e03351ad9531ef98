import type { ChartConfiguration } from "chart.js";
import type { ChartData } from "./chart-data.ts";

/** What a label takes at most beside its bar; what is pointed at is named in full. */
const longestLabel = 24;

const hues = ["--primary-ink", "--ok", "--warn", "--info", "--danger", "--ink-soft"];

/**
 * The configuration of chart.js: the theme's current colours, our font, no animation when the visitor asks for none.
 */
export function chartConfiguration(
  { kind, labels, series, stacked = false }: ChartData,
  show: (value: number) => string,
): ChartConfiguration {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const colours = hues.map(token);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const font = { family: getComputedStyle(document.body).fontFamily, size: 13 };
  const round = kind === "doughnut";
  const lies = kind === "across";
  const hasBars = lies || kind === "bar";
  const axis = {
    grid: { color: token("--line") },
    border: { display: false },
    ticks: { color: token("--ink-soft"), font },
  };
  const ofLabels = {
    ...axis,
    stacked,
    grid: { display: false },
    ticks: lies
      ? { ...axis.ticks, autoSkip: false, callback: (_value: unknown, at: number) => shortened(labels[at] ?? "") }
      : { ...axis.ticks, maxRotation: 0, autoSkipPadding: 14 },
  };
  const ofValues = {
    ...axis,
    stacked,
    beginAtZero: true,
    ticks: { ...axis.ticks, precision: 0, maxRotation: 0, callback: (value: string | number) => show(Number(value)) },
  };
  return {
    type: hasBars ? "bar" : kind,
    data: {
      labels: [...labels],
      datasets: series.map(({ name, values }, at) => ({
        label: name,
        data: [...values],
        backgroundColor: round ? labels.map((_, i) => colours[i % colours.length]!) : colours[at % colours.length]!,
        borderColor: round ? token("--surface") : colours[at % colours.length]!,
        borderWidth: hasBars ? 0 : 2,
        borderRadius: hasBars ? 4 : 0,
        pointRadius: 2,
        tension: 0.25,
      })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: still ? false : { duration: 240 },
      indexAxis: lies ? "y" : "x",
      interaction: { mode: "index", axis: lies ? "y" : "x", intersect: false },
      plugins: {
        legend: { display: round || series.length > 1, position: "bottom", labels: { color: token("--ink"), font } },
        tooltip: {
          callbacks: {
            label: ({ dataset, label, raw }) => `${round ? label : dataset.label}: ${show(Number(raw))}`,
          },
        },
      },
      ...(!round && { scales: lies ? { y: ofLabels, x: ofValues } : { x: ofLabels, y: ofValues } }),
    },
  };
}

function shortened(label: string): string {
  return label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label;
}
