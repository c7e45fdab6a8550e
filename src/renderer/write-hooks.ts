import React, { type Context } from 'react';

/** Thrown at input that only React can render: a class component, a promise, an attribute with a special rule. */
export class NeedsReact extends Error {}

/** The component that is being written, as its hooks see it. */
export interface HookHost {
  valueOf(context: Context<unknown>): unknown;
  nextId(): string;
}

/** The one door that React leaves open to those who call components: `useId` asks the hooks in `H`. Held by the exact version in package.json. */
const DOOR = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const door = (React as unknown as Record<string, { H: unknown } | undefined>)[DOOR];

let host: HookHost | undefined;

/** Calls `write` with hooks that answer as they do on a server: state is its first value, and effects do not run. */
export function withHooks(writer: HookHost, write: () => void): void {
  if (!door) throw new NeedsReact('This version of React has other hooks.');
  const before = { host, hooks: door.H };
  host = writer;
  door.H = hooks;
  try {
    write();
  } finally {
    host = before.host;
    door.H = before.hooks;
  }
}

const hooks = {
  useContext: (context: Context<unknown>) => host?.valueOf(context),
  use: (usable: Context<unknown> | PromiseLike<unknown>) =>
    'then' in usable ? refuse('use')() : host?.valueOf(usable),
  useId: () => host?.nextId(),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, refuse('set state')],
  useReducer: (_: unknown, first: unknown, init?: (first: unknown) => unknown) => [
    init ? init(first) : first,
    refuse('dispatch'),
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (first: unknown) => ({ current: first }),
  useSyncExternalStore: (_: unknown, __: unknown, onServer?: () => unknown) =>
    (onServer ?? refuse('useSyncExternalStore'))(),
  useDeferredValue: (value: unknown, first: unknown) => first ?? value,
  useTransition: () => [false, refuse('startTransition')],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
};
Object.setPrototypeOf(hooks, new Proxy({}, { get: (_, name) => refuse(String(name)) }));

function nothing(): void {}

/** React calls a component again whose state changes while it renders, and has hooks that are not here. */
function refuse(what: string): () => never {
  return () => {
    throw new NeedsReact(what);
  };
}
