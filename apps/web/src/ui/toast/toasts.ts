/** Position of a toast; without one, the top right. */
export const toastKeys = ["top-left", "top-center", "bottom-center"] as const;
export type ToastKey = (typeof toastKeys)[number];

export interface Toast {
  readonly severity: "success" | "info" | "warn" | "error";
  readonly summary: string;
  readonly detail?: string;
  readonly key?: ToastKey;
  /** The toast stays until the user closes it. */
  readonly sticky?: boolean;
  /** What can be done about it from here; only the staff area shows it. */
  readonly action?: { readonly label: string; readonly run: () => void };
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
    if (!toast.sticky) setTimeout(() => toasts.close(id), lifeMs);
  },
  close: (id: number) => show(shown.filter((each) => each.id !== id)),
  get: () => shown,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
