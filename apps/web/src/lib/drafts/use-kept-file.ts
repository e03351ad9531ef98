import { useEffect, useRef, useState } from "react";
import { readUserCookie } from "../session/user-cookie.ts";
import { draftKey } from "./drafts.ts";
import { type ChosenFile, dropFile, keepFile, readFile } from "./kept-files.ts";

/** Whose files these are: those of the member of staff who is signed in, or those of whoever uses this device. */
type Owner = "staff" | "device";

function placeOf(owner: Owner, name: string): { readonly key: string; readonly username: string } {
  if (owner === "device") return { key: `device ${name}`, username: "" };
  const username = readUserCookie(document)?.username ?? "";
  return { key: draftKey(username, location.pathname, name), username };
}

/**
 * Keeps a chosen file on this device until it is stored or put away, with what was said of it: a reload, a closed tab and the end of
 * the sign-in bring it back. It is never sent from here.
 * @param chosen null: nothing is chosen, or it is stored; the same object while nothing was said anew
 * @param restore takes a kept file up again
 * @returns whether it would come back
 */
export function useKeptFile<Said>(
  name: string,
  chosen: ChosenFile<Said> | null,
  restore: (kept: ChosenFile<Said>) => void,
  owner: Owner = "staff",
): boolean {
  // the page on which it was chosen: the address is the next one's before this page is gone
  const [{ key, username }] = useState(() => (typeof document === "undefined" ? nowhere : placeOf(owner, name)));
  const [isKept, setKept] = useState(false);
  const had = useRef(false);
  const back = useRef(restore);
  useEffect(() => void (back.current = restore));

  useEffect(() => {
    let isCurrent = true;
    void readFile(key).then((kept) => {
      // what was chosen meanwhile is newer
      if (isCurrent && kept && !had.current) back.current(kept as ChosenFile<Said>);
    });
    return () => void (isCurrent = false);
  }, [key]);

  useEffect(() => {
    if (chosen) {
      had.current = true;
      void keepFile(key, username, chosen).then(setKept);
    } else if (had.current) {
      had.current = false;
      setKept(false);
      void dropFile(key);
    }
  }, [key, username, chosen]);
  return isKept;
}

const nowhere = { key: "", username: "" };
