import { usePlaceSessionMutation } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { App } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import type { Place } from './schedule-problems.ts';

export interface Placing {
  /** The sessions as shown on the screen, including changes not yet saved. */
  readonly sessions: readonly DraftSession[];
  put(session: DraftSession, place: Place): void;
  readonly canUndo: boolean;
  undo(): void;
}

interface Standing {
  readonly place: Place;
  /** The revision from which the saved session itself has this place; Infinity until the server has answered. */
  readonly until: number;
}

interface Step {
  readonly id: number;
  readonly before: Place;
}

const placeOf = ({ roomId, startTime, durationMinutes }: Place): Place => ({ roomId, startTime, durationMinutes });

function standing(session: DraftSession, wanted: Standing | undefined): DraftSession {
  return wanted && session.revision < wanted.until ? { ...session, ...wanted.place } : session;
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.roomId === other.roomId && one.startTime === other.startTime && one.durationMinutes === other.durationMinutes
  );
}

/**
 * Moves sessions at once on the screen and one after the other on the server: every step names the revision created by
 * the one before, and of waiting steps only the last is sent. A failure moves the session back to the server's place.
 */
export function usePlacing(conferenceId: number, saved: readonly DraftSession[]): Placing {
  const { message } = App.useApp();
  const [place] = usePlaceSessionMutation();
  const [wanted, setWanted] = useState<ReadonlyMap<number, Standing>>(new Map());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const waiting = useRef(new Map<number, Standing>());
  const sending = useRef(new Set<number>());
  /** By session: the screen may be a step behind. */
  const revisions = useRef(new Map<number, number>());
  const show = () => setWanted(new Map(waiting.current));

  async function send(session: DraftSession): Promise<void> {
    const { id } = session;
    if (sending.current.has(id)) return;
    sending.current.add(id);
    try {
      for (let next = waiting.current.get(id); next?.until === Infinity; next = waiting.current.get(id)) {
        const revision = Math.max(session.revision, revisions.current.get(id) ?? 0);
        const answer = await place({ conferenceId, id, revision, ...next.place }).unwrap();
        revisions.current.set(id, answer.revision);
        // The saved data may arrive later than this answer: until then the session must not jump back.
        if (waiting.current.get(id) === next) waiting.current.set(id, { ...next, until: answer.revision });
      }
    } catch (thrown) {
      waiting.current.delete(id);
      setSteps((all) => all.filter((step) => step.id !== id));
      message.error(failureText(thrown));
    } finally {
      sending.current.delete(id);
      show();
    }
  }

  function want(session: DraftSession, next: Place): void {
    waiting.current.set(session.id, { place: placeOf(next), until: Infinity });
    show();
    void send(session);
  }

  const sessions = useMemo(() => saved.map((session) => standing(session, wanted.get(session.id))), [saved, wanted]);
  return {
    sessions,
    put(session, next) {
      if (isSame(session, next)) return;
      setSteps((all) => [...all, { id: session.id, before: placeOf(session) }]);
      want(session, next);
    },
    canUndo: steps.length > 0,
    undo() {
      const step = steps.at(-1);
      const session = sessions.find(({ id }) => id === step?.id);
      setSteps((all) => all.slice(0, -1));
      if (step && session) want(session, step.before);
    },
  };
}
