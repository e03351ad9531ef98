let isUnderWay = false;
let last = Promise.resolve();

/** Marks the moment in which a public page's script takes over what the server sent: `draw` meets elements that are there. */
export function takeOver(draw: () => void): void {
  isUnderWay = true;
  try {
    draw();
  } finally {
    isUnderWay = false;
  }
}

/** Whether what is drawn now stands in the document already, as the server sent it. */
export function isTakenOver(): boolean {
  return isUnderWay;
}

/** When a part of the page is made alive. */
export interface Turn {
  hasCome: boolean;
  readonly coming: Promise<void>;
}

/** A task for a part of the server's page, after those of the parts before it. Null: the part is drawn at once. */
export function nextTurn(): Turn | null {
  if (!isUnderWay) return null;
  last = last.then(nextTask);
  const turn = { hasCome: false, coming: last.then(() => void (turn.hasCome = true)) };
  return turn;
}

/** Resolves when every part of the page is alive. */
export async function afterAllTurns(): Promise<void> {
  await last;
  await nextTask();
}

/** The browser shows what is ready and answers the visitor before it resolves. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
