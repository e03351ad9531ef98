/** The addresses of the service workers, and the only pages that each may serve; null: the page says which it is. */
const workers = {
  station: { address: "/station-worker.js", scope: null },
  registration: { address: "/ticket-worker.js", scope: "/register/registration" },
  member: { address: "/ticket-worker.js", scope: "/register/member" },
  entry: { address: "/entry-worker.js", scope: null },
  // no page is there: it gets messages, and answers for nothing
  follow: { address: "/follow-worker.js", scope: "/register/follow" },
} as const;
const addresses: readonly string[] = Object.values(workers).map(({ address }) => address);

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/**
 * The page's policy (`trusted-types own-workers`, in page-headers.ts of the server) allows only these scripts. A page can
 * create it once; browsers without Trusted Types make the same check.
 * @throws TypeError for any other address
 */
export function createWorkerPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      if (!addresses.includes(url)) throw new TypeError(`${url} is no worker of ours`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  };
  return trustedTypes?.createPolicy("own-workers", rules) ?? rules;
}

let policyOfPage: ScriptPolicy | undefined;

/** Call it in a page within the worker's scope, where it has pages. Of these two, each event has a page, which names its own path. */
export function registerWorker(name: "station" | "entry", path: string): Promise<ServiceWorkerRegistration>;
export function registerWorker(name: "registration" | "member" | "follow"): Promise<ServiceWorkerRegistration>;
export function registerWorker(name: keyof typeof workers, path?: string): Promise<ServiceWorkerRegistration> {
  policyOfPage ??= createWorkerPolicy();
  const { address, scope } = workers[name];
  return navigator.serviceWorker.register(policyOfPage.createScriptURL(address), { scope: scope ?? path! });
}
