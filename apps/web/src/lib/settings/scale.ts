/** Root font size in pixels. */
export const scales = [12, 13, 14, 15, 16] as const;
export const defaultScale = 14;
export const minScale = scales[0];
export const maxScale = 16;

export function toScale(value: number): number {
  return (scales as readonly number[]).includes(value) ? value : defaultScale;
}
