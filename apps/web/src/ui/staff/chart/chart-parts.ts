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

// Only the parts of chart.js that our three kinds of chart need.
Chart.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, Filler, Legend);
Chart.register(LinearScale, LineController, LineElement, PointElement, Tooltip);

export { Chart };
