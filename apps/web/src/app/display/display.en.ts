import type { th } from "./display.th.ts";

export const en: typeof th = {
  close: "Close",
  scale: "Text size",
  smaller: "Smaller",
  larger: "Larger",
  themesLight: "Light themes",
  themesDark: "Dark themes",
  scheme: "Colours",
  schemes: { light: "Light", dark: "Dark", device: "As the device" },
  contrast: "Contrast",
  contrasts: { normal: "Normal", more: "High" },
  pixels: (px: number) => `${px} pixels`,
};
