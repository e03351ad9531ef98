/** The address of the service worker, and the only pages that it may serve. */
const address = "/station-worker.js";
const scope = "/station/";

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/**
 * The page's policy (`trusted-types station-worker`, in page-headers.ts of the server) allows only this one
 * script. A page can create it once; browsers without Trusted Types make the same check.
 * @throws TypeError for any other address
 */
export function createWorkerPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is no worker of ours`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  };
  return trustedTypes?.createPolicy("station-worker", rules) ?? rules;
}

/** Call it once, in a page within the worker's scope. */
export function registerStationWorker(policy: ScriptPolicy): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(policy.createScriptURL(address), { scope });
}
