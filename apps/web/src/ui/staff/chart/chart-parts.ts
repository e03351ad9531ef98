import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";

// Of chart.js only what our three kinds of chart are drawn with.
Chart.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, Filler, Legend);
Chart.register(LinearScale, LineController, LineElement, PointElement, Tooltip);

export { Chart };
