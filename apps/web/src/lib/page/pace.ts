/** Who takes a value every now and then. */
export interface Pace<T> {
  next(value: T): void;
  stop(): void;
}

/** Hands values on: at once after a pause, else not more often than every `ms`, the latest one then. */
export function createPace<T>(ms: number, handOn: (value: T) => void): Pace<T> {
  let notBefore = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    next: (value) => {
      clearTimeout(waiting);
      waiting = setTimeout(
        () => {
          notBefore = performance.now() + ms;
          handOn(value);
        },
        Math.max(0, notBefore - performance.now()),
      );
    },
    stop: () => clearTimeout(waiting),
  };
}
