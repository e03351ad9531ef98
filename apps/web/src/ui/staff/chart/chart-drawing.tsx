import { type CSSProperties, useEffect, useEffectEvent, useRef } from "react";
import { settingsStore } from "../../../lib/settings/settings.ts";
import type { ChartData } from "./chart-data.ts";
import { chartConfiguration } from "./chart-configuration.ts";

interface ChartDrawingProps {
  readonly title: string;
  readonly data: ChartData;
  readonly show: (value: number) => string;
}

/** chart.js loads when the first chart is shown; a change of theme draws the chart again. */
export function ChartDrawing({ title, data, show }: ChartDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const configuration = useEffectEvent(() => chartConfiguration(data, show));
  const drawn = JSON.stringify(data);
  useEffect(() => {
    let chart: { destroy(): void } | undefined;
    let over = false;
    const draw = async () => {
      const { Chart } = await import("./chart-parts.ts");
      chart?.destroy();
      if (!over && canvas.current) chart = new Chart(canvas.current, configuration());
    };
    void draw();
    const forget = settingsStore.subscribe(() => void draw());
    return () => {
      over = true;
      forget();
      chart?.destroy();
    };
  }, [drawn]);
  return (
    <div className="staff-chart__drawing" style={heightOf(data)}>
      <canvas ref={canvas} role="img" aria-label={title} />
    </div>
  );
}

/** Bars that lie need a row for each, and the names of several series one below. Others are as high as the sheet says. */
function heightOf({ kind, labels, series, stacked = false }: ChartData): CSSProperties | undefined {
  if (kind !== "across") return undefined;
  const bars = stacked ? 1 : series.length;
  return { height: `${Math.max(9, labels.length * (1.1 + 0.6 * bars) + (series.length > 1 ? 5 : 3))}rem` };
}
