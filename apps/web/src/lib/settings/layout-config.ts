export const inputStyles = ["outlined", "filled"] as const;
export const menuModes = ["static", "overlay"] as const;
export type InputStyle = (typeof inputStyles)[number];
export type MenuMode = (typeof menuModes)[number];

/** The layout of the staff area; theme and scale belong to every page and are stored apart. */
export interface LayoutChoices {
  readonly ripple: boolean;
  readonly inputStyle: InputStyle;
  readonly menuMode: MenuMode;
}

export const defaultLayout: LayoutChoices = { ripple: false, inputStyle: "outlined", menuMode: "static" };

/** Reads a stored layout; values that are missing or not valid become the defaults. */
export function validLayout(remembered: unknown): LayoutChoices {
  const { ripple, inputStyle, menuMode } = (remembered ?? {}) as Partial<Record<keyof LayoutChoices, unknown>>;
  return {
    ripple: typeof ripple === "boolean" ? ripple : defaultLayout.ripple,
    inputStyle: inputStyles.find((each) => each === inputStyle) ?? defaultLayout.inputStyle,
    menuMode: menuModes.find((each) => each === menuMode) ?? defaultLayout.menuMode,
  };
}
