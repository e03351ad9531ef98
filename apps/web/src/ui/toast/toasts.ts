export interface Toast {
  readonly severity: "success" | "info" | "warn" | "error";
  readonly summary: string;
  readonly detail?: string;
}

interface ShownToast extends Toast {
  readonly id: number;
}

const lifeMs = 3000;
let nextId = 1;
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const tell of listeners) tell();
}

/** Short messages that close by themselves. A store for `useSyncExternalStore`; `ToastRegion` shows them. */
export const toasts = {
  add(toast: Toast): void {
    const id = nextId++;
    show([...shown, { ...toast, id }]);
    setTimeout(() => show(shown.filter((each) => each.id !== id)), lifeMs);
  },
  get: () => shown,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
