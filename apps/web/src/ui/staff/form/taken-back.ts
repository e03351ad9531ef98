interface Edited {
  readonly revision?: number;
}

/**
 * What to send so that something that was removed is there again: as something new, which the list gives its next place.
 * @example addedAgain({ id: 7, name: "CP1", revision: 3 }) // { id: null, name: "CP1", revision: 0 }
 */
export function addedAgain<Values extends object>(stored: Values): Values {
  return { ...stored, ...("id" in stored && { id: null }), revision: 0 };
}

/**
 * What to send so that a save is taken back: the values of before, over the one revision that the save made. Null: there was
 * nothing before. If somebody saved since, that revision is not the last one, and the server refuses.
 * @example takenBack({ id: 7, name: "CP1", revision: 3 }) // { id: 7, name: "CP1", revision: 4 }
 */
export function takenBack<Values extends object>(before: Values): Values | null {
  const { revision = 0 } = before as Edited;
  return revision === 0 ? null : { ...before, revision: revision + 1 };
}

/**
 * The same where it is known what the save stored, of which the screen may show a later revision.
 * @example overSaved({ name: "CP1", revision: 3 }, { name: "CP2", revision: 5 }) // { name: "CP1", revision: 5 }
 */
export function overSaved<Values extends object>(before: Values, saved: Values): Values | null {
  if ((before as Edited).revision === 0) return null;
  return "revision" in saved ? { ...before, revision: saved.revision } : before;
}
