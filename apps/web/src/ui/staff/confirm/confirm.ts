interface Question {
  readonly message: string;
}

interface AskedQuestion extends Question {
  readonly answer: (accepted: boolean) => void;
}

let asked: AskedQuestion | null = null;
const listeners = new Set<() => void>();

function ask(question: AskedQuestion | null): void {
  asked = question;
  for (const tell of listeners) tell();
}

/** The current question. A store for `useSyncExternalStore`; `ConfirmRegion` shows it. */
export const question = {
  get: () => asked,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/**
 * Asks before something that cannot be undone. False: the user said no, or closed the dialog.
 * @example if (await confirm({ message: m.cancelEvent })) cancel.mutate({ id })
 */
export function confirm({ message }: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const question: AskedQuestion = {
      message,
      answer: (accepted) => {
        if (asked === question) ask(null);
        resolve(accepted);
      },
    };
    ask(question);
  });
}
