/** Drawn on a grid of 24 by 24, stroked. */
export const iconPaths = {
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8 8 0 1 1 9.5 4 6.5 6.5 0 0 0 20 14.5Z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  close: "M6 6l12 12M18 6 6 18",
  right: "M9 5l7 7-7 7",
  left: "M15 5l-7 7 7 7",
  down: "M5 9l7 7 7-7",
  up: "M5 15l7-7 7 7",
  arrow: "M4 12h16M14 6l6 6-6 6",
  calendar: "M5 6h14v14H5zM5 10h14M9 3v4M15 3v4",
  pin: "M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.2M18 14a6.5 6.5 0 0 1 3.5 6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2",
  timer: "M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l2.5 1.5M10 2h4M18.5 5.5 20 7",
  check: "M5 12.5l4.5 4.5L19 7",
  flag: "M5 21V4h12l-2.5 4L17 12H5",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  filter: "M4 6h16M7 12h10M10 18h4",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01",
  warning: "M12 4 2.5 20h19L12 4ZM12 10v4M12 17v.01",
  offline:
    "M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M14.5 9.4A10 10 0 0 1 19 12M2 8.5A15 15 0 0 1 6.5 6M11 5a15 15 0 0 1 11 3.5M12 19v.01",
  trophy:
    "M8 4h8v5a4 4 0 0 1-8 0V4ZM8 6H4.5a3.5 3.5 0 0 0 4 4M16 6h3.5a3.5 3.5 0 0 1-4 4M12 13v4M8.5 20h7M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3",
  refresh: "M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13-3M5 14a7.5 7.5 0 0 0 13 3",
  mountain: "M2.5 19 9 7l4 7 2.5-4 6 9h-19Z",
  ticket: "M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3V7ZM14 7v10",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
} as const;

export type IconName = keyof typeof iconPaths;
