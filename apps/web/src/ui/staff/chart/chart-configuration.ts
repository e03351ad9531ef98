import type { ChartConfiguration } from "chart.js";
import type { ChartData } from "./chart-data.ts";

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
  const axis = {
    grid: { color: token("--line") },
    border: { display: false },
    ticks: { color: token("--ink-soft"), font },
  };
  return {
    type: kind,
    data: {
      labels: [...labels],
      datasets: series.map(({ name, values }, at) => ({
        label: name,
        data: [...values],
        backgroundColor: round ? labels.map((_, i) => colours[i % colours.length]!) : colours[at % colours.length]!,
        borderColor: round ? token("--surface") : colours[at % colours.length]!,
        borderWidth: kind === "bar" ? 0 : 2,
        borderRadius: kind === "bar" ? 4 : 0,
        pointRadius: 2,
        tension: 0.25,
      })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: still ? false : { duration: 240 },
      interaction: { mode: "index", intersect: false },
      plugins: {
        legend: { display: round || series.length > 1, position: "bottom", labels: { color: token("--ink"), font } },
        tooltip: {
          callbacks: {
            label: ({ dataset, label, raw }) => `${round ? label : dataset.label}: ${show(Number(raw))}`,
          },
        },
      },
      ...(!round && {
        scales: {
          x: {
            ...axis,
            stacked,
            grid: { display: false },
            ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 14 },
          },
          y: {
            ...axis,
            stacked,
            beginAtZero: true,
            ticks: { ...axis.ticks, precision: 0, callback: (value) => show(Number(value)) },
          },
        },
      }),
    },
  };
}
