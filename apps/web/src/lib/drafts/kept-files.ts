/** A file that somebody chose and that is not stored yet, with what they said of it. */
export interface ChosenFile<Said> {
  readonly file: File;
  /** Anything that a browser can clone: maps and sets, too. */
  readonly said: Said;
}

interface Kept extends ChosenFile<unknown> {
  readonly key: string;
  /** Whose it is; "": of whoever uses this device. */
  readonly owner: string;
  readonly at: number;
}

const database = "time-event-chosen-files";
/** As long as what is typed: a working day, not the next person at this desk. */
const longestMs = 12 * 60 * 60 * 1000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("files", { keyPath: "key" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("no store"));
  });
}

/** Works on the store of files. Null: the browser has none, or it is full; then nothing is kept, and nothing fails. */
async function inStore<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const files = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = files.transaction("files", mode);
        const request = work(transaction.objectStore("files"));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error("full"));
      });
    } finally {
      files.close();
    }
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
export async function keepFile(key: string, owner: string, { file, said }: ChosenFile<unknown>): Promise<boolean> {
  const kept: Kept = { key, owner, at: Date.now(), file, said };
  return (await inStore("readwrite", (files) => files.put(kept))) !== null;
}

export async function dropFile(key: string): Promise<void> {
  await inStore("readwrite", (files) => files.delete(key));
}

/** What is kept under a key; null: nothing, or it is too old. Whatever is too old is removed on the way. */
export async function readFile(key: string): Promise<ChosenFile<unknown> | null> {
  const all = (await inStore("readonly", (files) => files.getAll() as IDBRequest<Kept[]>)) ?? [];
  const isFresh = ({ at }: Kept) => Date.now() - at < longestMs;
  for (const old of all) if (!isFresh(old)) await dropFile(old.key);
  return all.find((each) => each.key === key && isFresh(each)) ?? null;
}

/** Somebody signs in or out: the files that others chose go. @param username whose stay; null: nobody's */
export async function dropFilesOfOthers(username: string | null): Promise<void> {
  const all = (await inStore("readonly", (files) => files.getAll() as IDBRequest<Kept[]>)) ?? [];
  for (const { key, owner } of all) if (owner !== "" && owner !== username) await dropFile(key);
}
