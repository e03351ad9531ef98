interface Question {
  readonly message: string;
  /** What saying yes does, in the words of the button that asked: "Delete". */
  readonly does: string;
  /** What saying no does; left out: everything stays as it is. */
  readonly keeps?: string;
}

interface AskedQuestion extends Question {
  readonly answer: (accepted: boolean) => void;
}

let asked: AskedQuestion | null = null;
let isOpen = false;
let dialog = 0;
const listeners = new Set<() => void>();

function ask(question: AskedQuestion | null): void {
  // a dialog that is told to close while it opens stays open, without its question
  if (question === null && !isOpen) dialog++;
  isOpen = false;
  asked = question;
  for (const tell of listeners) tell();
}

/** The current question. A store for `useSyncExternalStore`; `ConfirmRegion` shows it. */
export const question = {
  get: () => asked,
  /** The dialog to show it in: another one after a question that went away while its dialog was opening. */
  dialog: () => dialog,
  opened: () => void (isOpen = true),
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/**
 * Asks before something that cannot be undone. False: the user said no, or closed the dialog. The keyboard stands on no.
 * @example if (await confirm({ message: m.cancelEvent, does: m.cancel })) cancel.mutate({ id })
 */
export function confirm(asks: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const question: AskedQuestion = {
      ...asks,
      answer: (accepted) => {
        if (asked === question) ask(null);
        resolve(accepted);
      },
    };
    ask(question);
  });
}
