import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { api, describeFailure, LoggedOut, type Me } from './api.ts';
import { useMessages } from './language.tsx';

/** A notice about the last action, with its undo. */
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly isProblem: boolean;
  readonly takeBack?: () => Promise<unknown>;
}

interface DeskContext {
  readonly me: Me;
  /** Grows whenever a lead has changed here. */
  readonly changes: number;
  readonly notice: Notice | null;
  /** Announces an action; `takeBack` is offered as its undo. */
  say(text: string, takeBack?: () => Promise<unknown>): void;
  /** Shows an error, or the login if the session has ended. */
  fail(error: unknown): void;
  dismiss(): void;
  takeBack(): void;
  touched(): void;
  projectName(id: string, given: string): string;
  refreshMe(): void;
}

const Context = createContext<DeskContext | null>(null);

interface ProviderProps {
  readonly me: Me;
  readonly onLeave: () => void;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** Provides the person at the desk, and notices. */
export function DeskProvider({ me, onLeave, onRefresh, children }: ProviderProps) {
  const messages = useMessages();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [changes, setChanges] = useState(0);
  const touched = useCallback(() => setChanges((count) => count + 1), []);
  const tell = useCallback((text: string, isProblem: boolean, takeBack?: () => Promise<unknown>) => {
    setNotice((old) => ({ id: (old?.id ?? 0) + 1, text, isProblem, ...(takeBack ? { takeBack } : {}) }));
  }, []);
  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLeave();
      else tell(describeFailure(error, messages), true);
    },
    [onLeave, messages, tell],
  );
  const value = useMemo<DeskContext>(
    () => ({
      me,
      changes,
      notice,
      fail,
      touched,
      say(text, takeBack) {
        tell(text, false, takeBack);
        touched();
      },
      dismiss: () => setNotice(null),
      takeBack() {
        notice?.takeBack?.().then(() => {
          tell(messages.undone, false);
          touched();
        }, fail);
      },
      projectName: (id, given) => me.projects.find((project) => project.id === id)?.name || given || id,
      refreshMe: onRefresh,
    }),
    [me, changes, notice, fail, touched, tell, messages, onRefresh],
  );
  return <Context value={value}>{children}</Context>;
}

export function useDesk(): DeskContext {
  const context = useContext(Context);
  if (!context) throw new Error('useDesk must be used within DeskProvider.');
  return context;
}

/** Takes changes back by the ids the server kept them under; nothing where there are none. */
export function undoOf(events: readonly string[]): (() => Promise<unknown>) | undefined {
  const made = events.filter((event) => event !== '');
  return made.length === 0 ? undefined : () => api.undo(made);
}
