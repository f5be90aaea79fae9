import { useState } from 'react';
import { useSessionState } from '../../../shared/site-session.tsx';

const storageKey = 'licensee';

export interface Licensee {
  readonly kind: 'person' | 'organization';
  readonly name: string;
  setKind(kind: Licensee['kind']): void;
  setName(name: string): void;
  /** Keeps it for the next order. */
  remember(): void;
}

/** Who gets the licences: as the last time in this browser, else the user. */
export function useLicensee(): Licensee {
  const { user } = useSessionState();
  const [value, setValue] = useState<Pick<Licensee, 'kind' | 'name'>>(
    () => readStored() ?? { kind: 'person', name: user?.nickName ?? '' },
  );
  return {
    ...value,
    setKind: (kind) => setValue((before) => ({ ...before, kind })),
    setName: (name) => setValue((before) => ({ ...before, name })),
    remember: () => store(value),
  };
}

function store(value: Pick<Licensee, 'kind' | 'name'>): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function readStored(): Pick<Licensee, 'kind' | 'name'> | undefined {
  try {
    const { kind, name } = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
    const isKnown = (kind === 'person' || kind === 'organization') && typeof name === 'string' && name !== '';
    return isKnown ? { kind, name } : undefined;
  } catch {
    return undefined;
  }
}
