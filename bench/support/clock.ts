/** Milliseconds on a clock that all processes of a machine share, with fractions. */
export function sharedNowMs(): number {
  return performance.timeOrigin + performance.now();
}
