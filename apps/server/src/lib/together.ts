interface Options<Ask, Answer> {
  /** Does some at once and answers each, in their order. */
  readonly doAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** The most at once; more only if a single one weighs more. */
  readonly most: number;
  /** How much of `most` one takes; left out: 1. */
  readonly weightOf?: ((ask: Ask) => number) | undefined;
  /** A failure that has nothing to do with what was asked: nothing of it is tried again. */
  readonly concernsAll: (error: unknown) => boolean;
}

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
export function createTogether<Ask, Answer>({ doAll, most, weightOf = () => 1, concernsAll }: Options<Ask, Answer>) {
  const waiting: Waiting<Ask, Answer>[] = [];
  let isServing = false;

  async function serve(some: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await doAll(some.map(({ ask }) => ask));
      for (const [at, { resolve }] of some.entries()) resolve(answers[at]!);
    } catch (error) {
      if (some.length === 1 || concernsAll(error)) for (const { reject } of some) reject(error);
      else for (const each of some) await serve([each]);
    }
  }

  /** How many of those who wait are served next. */
  function countNext(): number {
    let weight = 0;
    const over = waiting.findIndex(({ ask }) => (weight += weightOf(ask)) > most);
    return over < 0 ? waiting.length : Math.max(1, over);
  }

  async function serveAll(): Promise<void> {
    isServing = true;
    // requests that arrived in the same round of the event loop
    await new Promise(setImmediate);
    while (waiting.length > 0) await serve(waiting.splice(0, countNext()));
    isServing = false;
  }

  return (ask: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (!isServing) void serveAll();
    });
}
