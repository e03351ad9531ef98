/** Where the service worker is, and the only pages that it may ever answer for. */
const address = "/station-worker.js";
const scope = "/station/";

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/**
 * What the page's policy (`trusted-types station-worker`, in page-headers.ts of the server) lets through: this one
 * script. It can be made once in a page; where a browser knows no Trusted Types, the check is the same.
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

/** Called once in a page that is within the worker's scope. */
export function registerStationWorker(policy: ScriptPolicy): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(policy.createScriptURL(address), { scope });
}
