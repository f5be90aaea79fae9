import { toWireDate } from '@tuyuan/format/date.ts';
import { useCallback, useState } from 'react';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import type { Admitted } from './admitted-moment.tsx';

/** An event that comes later than this was missed at the time: the ticket shows it, without the moment. */
const freshMs = 60_000;

interface Admission {
  /** The admission just heard of, until it is dismissed. */
  readonly admitted: Admitted | undefined;
  readonly dismiss: () => void;
}

/** Hears that the door has let this ticket in; `changed` is called to fetch what the ticket says now. */
export function useAdmission(name: string, changed: () => void): Admission {
  const [admitted, setAdmitted] = useState<Admitted>();
  useLiveEvents({
    on: {
      admitted({ isDoor, gate, pointName, at }) {
        changed();
        if (!isDoor || Date.now() - Date.parse(at) > freshMs) return;
        setAdmitted({ name, place: gate || pointName, at: toWireDate(new Date(at)) });
      },
    },
    lostTrack: changed,
  });
  return { admitted, dismiss: useCallback(() => setAdmitted(undefined), []) };
}
