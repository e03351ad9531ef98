export const inputStyles = ["outlined", "filled"] as const;
export const menuModes = ["static", "overlay"] as const;
export type InputStyle = (typeof inputStyles)[number];
export type MenuMode = (typeof menuModes)[number];

/** How the staff area is laid out, beside theme and scale, which every page knows. */
export interface LayoutChoices {
  readonly ripple: boolean;
  readonly inputStyle: InputStyle;
  readonly menuMode: MenuMode;
}

export const defaultLayout: LayoutChoices = { ripple: false, inputStyle: "outlined", menuMode: "static" };

/** What makes sense of what was remembered; the defaults for the rest. */
export function validLayout(remembered: unknown): LayoutChoices {
  const { ripple, inputStyle, menuMode } = (remembered ?? {}) as Partial<Record<keyof LayoutChoices, unknown>>;
  return {
    ripple: typeof ripple === "boolean" ? ripple : defaultLayout.ripple,
    inputStyle: inputStyles.find((each) => each === inputStyle) ?? defaultLayout.inputStyle,
    menuMode: menuModes.find((each) => each === menuMode) ?? defaultLayout.menuMode,
  };
}
