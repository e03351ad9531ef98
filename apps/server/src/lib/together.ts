interface Options<Ask, Answer> {
  /** Does some at once and answers each, in their order. */
  readonly doAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** The most at once; more only if a single one weighs more. */
  readonly most: number;
  /** How much of `most` one takes; left out: 1. */
  readonly weightOf?: ((ask: Ask) => number) | undefined;
  /** A failure that has nothing to do with what was asked: nothing of it is tried again. */
  readonly concernsAll: (error: unknown) => boolean;
  /**
   * Does nearly everything for some while those before them are served, and gives what is left to do once those are; that gives
   * undefined if it came to nothing. Undefined: it cannot. In both cases `doAll` does them.
   */
  readonly prepare?: ((asks: readonly Ask[]) => Promise<Finish<Answer> | undefined>) | undefined;
  /** So much weight is worth preparing while others are served; less waits for more. Left out: 1. */
  readonly preparedFrom?: number | undefined;
}

type Finish<Answer> = () => Promise<readonly Answer[] | undefined>;

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Whoever asks while others are being served waits, and is served next together with all who wait: with one transaction for
 * all of them, many cost little more than one. Where serving some together fails, each is served alone, so that nobody fails
 * because of another one's input.
 */
export function createTogether<Ask, Answer>(options: Options<Ask, Answer>) {
  const { doAll, most, weightOf = () => 1, concernsAll, prepare, preparedFrom = 1 } = options;
  const waiting: Waiting<Ask, Answer>[] = [];
  let isServing = false;
  let arrived = () => {};

  async function serve(some: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await doAll(some.map(({ ask }) => ask));
      for (const [at, { resolve }] of some.entries()) resolve(answers[at]!);
    } catch (error) {
      if (some.length === 1 || concernsAll(error)) for (const { reject } of some) reject(error);
      else for (const each of some) await serve([each]);
    }
  }

  async function serveBy(finish: Finish<Answer>, some: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await finish();
      if (!answers) return await serve(some);
      for (const [at, { resolve }] of some.entries()) resolve(answers[at]!);
    } catch (error) {
      if (!concernsAll(error)) return serve(some);
      for (const { reject } of some) reject(error);
    }
  }

  /** How many of those who wait are served next. */
  function countNext(): number {
    let weight = 0;
    const over = waiting.findIndex(({ ask }) => (weight += weightOf(ask)) > most);
    return over < 0 ? waiting.length : Math.max(1, over);
  }

  function isWorthPreparing(): boolean {
    let weight = 0;
    return prepare !== undefined && waiting.some(({ ask }) => (weight += weightOf(ask)) >= preparedFrom);
  }

  /** Until nobody is being served any more, or so many wait that it is worth to prepare for them. */
  async function untilNext(served: Promise<void>): Promise<void> {
    let isOver = false;
    const over = served.then(() => void (isOver = true));
    while (!isOver && !isWorthPreparing()) await Promise.race([over, new Promise<void>((wake) => (arrived = wake))]);
  }

  async function serveAll(): Promise<void> {
    isServing = true;
    // requests that arrived in the same round of the event loop
    await new Promise(setImmediate);
    let served = Promise.resolve();
    for (;;) {
      await untilNext(served);
      if (waiting.length === 0) break;
      const some = waiting.splice(0, countNext());
      const finish = await prepare?.(some.map(({ ask }) => ask)).catch(() => undefined);
      await served;
      if (finish) served = serveBy(finish, some);
      // nobody prepares for the next ones meanwhile: what these change is not known
      else await serve(some);
    }
    isServing = false;
  }

  return (ask: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (isServing) arrived();
      else void serveAll();
    });
}
