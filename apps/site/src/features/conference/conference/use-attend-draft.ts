import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import { useEffect, useState } from 'react';

interface AttendDraft {
  /** Undefined: the first that is offered. */
  readonly typeId?: number | undefined;
  readonly name: string;
  readonly answers: Readonly<Record<string, RegistrationAnswer>>;
}

const empty: AttendDraft = { name: '', answers: {} };

function readDraft(key: string): AttendDraft | undefined {
  try {
    const kept: Partial<AttendDraft> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept ? { ...empty, ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Numbers of identity cards are never written down; their questions are called so. */
function writable({ answers, ...rest }: AttendDraft): AttendDraft {
  return { ...rest, answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith('idCard'))) };
}

/** Keeps a conference's registration input in this tab, so that leaving the page or an ended session loses nothing. */
export function useAttendDraft(conferenceId: number) {
  const key = `draft attend ${conferenceId}`;
  const [draft, setDraft] = useState(empty);
  // Not while rendering: the server, which knows no draft, rendered the page first.
  useEffect(() => setDraft((now) => readDraft(key) ?? now), [key]);
  return {
    draft,
    change(part: Partial<AttendDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(writable(next)));
      } catch {
        // With a full or blocked storage only the draft is lost.
      }
    },
    forget: () => sessionStorage.removeItem(key),
  };
}
