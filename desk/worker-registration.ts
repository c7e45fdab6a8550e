interface WorkerPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Makes the desk an app that can be installed. The policy of the page admits this one script. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = 'worker.js';
  const policies = Reflect.get(globalThis, 'trustedTypes') as WorkerPolicies | undefined;
  const address = policies
    ?.createPolicy('desk-worker', { createScriptURL: () => worker })
    .createScriptURL(worker);
  navigator.serviceWorker.register(address ?? worker).catch((error: unknown) => console.warn(error));
}
