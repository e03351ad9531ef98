const name = "time-event-stations";

/** The device's own store of what marshals enter. Signing out of the staff area clears local storage, never this. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      const stations = opening.result.createObjectStore("stations", { keyPath: "device" });
      stations.createIndex("key", "key", { unique: true });
      opening.result.createObjectStore("records", { keyPath: ["device", "seq"] });
    };
    opening.onsuccess = () => {
      // a newer version of the page, in another tab, may change the store
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error!);
  });
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/**
 * Runs some work in one transaction, and resolves once the browser says that it is written.
 * @throws DOMException, QuotaExceededError among them: nothing of the work is kept
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: "readonly" | "readwrite",
  work: (stores: { readonly stations: IDBObjectStore; readonly records: IDBObjectStore }) => Promise<T>,
): Promise<T> {
  // strict: on the disk itself, not in a buffer that a dead battery takes with it
  const transaction = database.transaction(["stations", "records"], mode, { durability: "strict" });
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  try {
    const result = await work({
      stations: transaction.objectStore("stations"),
      records: transaction.objectStore("records"),
    });
    await written;
    return result;
  } catch (error) {
    written.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // it has ended already
    }
    throw error;
  }
}
