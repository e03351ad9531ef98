/**
 * The widths at which the layout changes: `@media (--phone)` in a sheet, `useMedia(breakpoints.phone)` in a component.
 * Up to 991 px the menu lies over the page, as the product's specification says.
 */
export const breakpoints = {
  phone: "(max-width: 600px)",
  "beyond-phone": "(min-width: 601px)",
  narrow: "(max-width: 760px)",
  "beyond-narrow": "(min-width: 761px)",
  tablet: "(max-width: 991px)",
  desktop: "(min-width: 992px)",
  "below-wide": "(max-width: 1099px)",
  wide: "(min-width: 1100px)",
  "very-wide": "(min-width: 1400px)",
} as const;
