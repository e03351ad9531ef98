/** An order that this device may open. */
export interface KnownOrder {
  readonly event: string;
  readonly reference: string;
  /** Opens the order. It travels in the header of a call, never in an address that a server sees. */
  readonly key: string;
  /** When this device got the key; the newest is the one that somebody is at. */
  readonly at: number;
  /** The submit that changes the key, while it has no answer: the same one again gets the new key. */
  readonly renewing?: { readonly id: string; readonly language: "th" | "en" };
}

export interface OrderKeys {
  /** The newest first. The same array as long as nothing changes. */
  readonly list: () => readonly KnownOrder[];
  readonly keep: (order: Omit<KnownOrder, "at">) => void;
  readonly forget: (reference: string) => void;
  /** Tells of changes, also by other tabs. */
  readonly subscribe: (tell: () => void) => () => void;
}

export const orderKeysName = "order_keys";
const mostKept = 50;
const none: readonly KnownOrder[] = [];

type KeyStorage = Pick<Storage, "getItem" | "setItem">;

/** Keeps the keys of orders on this device. Where the browser refuses to store, they live as long as the page. */
export function createOrderKeys(storage: () => KeyStorage, now: () => number): OrderKeys {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let orders = none;

  function read(): readonly KnownOrder[] {
    const stored = unlessRefused(() => storage().getItem(orderKeysName));
    if (stored !== undefined && stored !== text) {
      text = stored;
      orders = stored === null ? none : parse(stored);
    }
    return orders;
  }

  function write(next: readonly KnownOrder[]): void {
    orders = next.slice(0, mostKept);
    text = JSON.stringify(orders);
    const written = text;
    unlessRefused(() => storage().setItem(orderKeysName, written));
    for (const tell of listeners) tell();
  }

  return {
    list: read,
    keep: (order) => {
      const others = read().filter(({ reference }) => reference !== order.reference);
      write([{ ...order, at: now() }, ...others]);
    },
    forget: (reference) => write(read().filter((order) => order.reference !== reference)),
    subscribe: (tell) => {
      const tellOfOtherTab = ({ key }: StorageEvent) => {
        if (key === orderKeysName || key === null) tell();
      };
      listeners.add(tell);
      addEventListener("storage", tellOfOtherTab);
      return () => {
        listeners.delete(tell);
        removeEventListener("storage", tellOfOtherTab);
      };
    },
  };
}

/** The orders of this device. */
export const orderKeys = createOrderKeys(() => localStorage, Date.now);

/** The page that shows an order of this device, and how to pay it. */
export function registrationPath(reference: string): string {
  return `/register/registration?order=${encodeURIComponent(reference)}`;
}

function parse(stored: string): readonly KnownOrder[] {
  try {
    const found: unknown = JSON.parse(stored);
    return Array.isArray(found) ? found.filter(isKnownOrder) : none;
  } catch {
    return none;
  }
}

function isKnownOrder(found: unknown): found is KnownOrder {
  const { event, reference, key, at } = (found ?? {}) as Partial<KnownOrder>;
  return [event, reference, key].every((each) => typeof each === "string") && typeof at === "number";
}

/** Undefined where the browser's settings forbid storing. */
function unlessRefused<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
