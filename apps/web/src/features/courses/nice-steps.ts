/**
 * The smallest step of 1, 2 or 5 times a power of ten that divides a span into no more than the given number of steps.
 * @example niceStep(1_170, 4) // 500
 */
export function niceStep(span: number, mostSteps: number): number {
  const rough = span / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough * 0.999_999)!;
}

/** Every multiple of a step from one number to another. @example stepsBetween(120, 900, 500) // [500] */
export function stepsBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}
