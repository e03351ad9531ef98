const againAfterMs = 2_000;

/** Loads a script. Where the network has dropped out, it is asked for until it comes. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // a file that the server has no more: only the page, loaded again, knows its new name
      if (navigator.onLine && !(error instanceof TypeError)) throw error;
      await new Promise((done) => setTimeout(done, againAfterMs));
    }
  }
}
