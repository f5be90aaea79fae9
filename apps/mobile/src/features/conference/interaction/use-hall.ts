import { conferenceInteractionApi, useGetHallQuery } from '@tuyuan/api-client/conference/interaction.ts';
import { useEffect, useRef, useState } from 'react';
import { type Kept, useKept } from '../../../shared/kept/use-kept.ts';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts';
import type { Hall, Interaction } from './hall.ts';
import { freshHall, hallQuery, questionsQuery } from './hall-query.ts';
import { hearDanmaku } from './hear-danmaku.ts';
import { hearInteraction, hearRoom, hearTotals } from './hear-hall.ts';
import { hearQuestion, hearVotes } from './hear-question.ts';

type Reactions = Readonly<Record<'like' | 'love' | 'wow' | 'clap', number>>;

export interface LiveHall extends Kept<Hall> {
  /** When what is open locks by itself, by the phone's clock; null where the host locks it. */
  readonly closesAt: number | null;
  /** Number of people connected to the conference; 0 while unknown. */
  readonly present: number;
  /** The hall's totals so far; null before the first tap. */
  readonly reactions: Reactions | null;
  /** Stores the attendee's answer. */
  answered(interaction: Interaction): void;
}

const { updateQueryData } = conferenceInteractionApi.util;

/** Spreads refetches, so that not all phones call at once. */
const spreadMs = 1500;

/** Returns the live state of a hall, by default the attendee's own. */
export function useHall(roomId: number | null): LiveHall {
  const wanted = hallQuery(roomId);
  const query = useGetHallQuery(wanted, freshHall);
  const kept = useKept(query);
  const dispatch = useApiDispatch();
  const [present, setPresent] = useState(0);
  const [reactions, setReactions] = useState<{ roomId: number; counts: Reactions } | null>(null);
  const shownId = kept.data?.roomId ?? null;
  const heardAt = useRef(0);
  const { startedTimeStamp = 0, fulfilledTimeStamp, refetch } = query;
  // Asked before the host changed something, it may have been read before, too: it must not put back what was there.
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined && startedTimeStamp <= heardAt.current) void refetch();
  }, [fulfilledTimeStamp, startedTimeStamp, refetch]);

  function change(recipe: (hall: Hall) => void): void {
    dispatch(updateQueryData('getHall', wanted, recipe));
  }

  useLiveEvents({
    on: {
      interactionState(event) {
        heardAt.current = Date.now();
        if (event.of === 'room') {
          change((hall) => hearRoom(hall, event));
          return;
        }
        let isPartial = false;
        const age = (Date.now() - (query.fulfilledTimeStamp ?? Date.now())) / 1000;
        change((hall) => {
          isPartial = hearInteraction(hall, event, age);
        });
        if (isPartial) setTimeout(() => void query.refetch(), Math.random() * spreadMs);
      },
      tally(event) {
        if (event.of === 'interaction') change((hall) => hearTotals(hall, event));
        else if (event.of === 'reactions') setReactions({ roomId: event.roomId, counts: event.counts });
        else
          dispatch(
            updateQueryData('getQuestions', questionsQuery(event.roomId), (questions) =>
              hearVotes(questions, event.votes),
            ),
          );
      },
      questionChanged(event) {
        dispatch(
          updateQueryData('getQuestions', questionsQuery(event.roomId), (questions) => hearQuestion(questions, event)),
        );
      },
      danmaku(event) {
        dispatch(updateQueryData('getDanmaku', { roomId: event.roomId }, (lines) => hearDanmaku(lines, event)));
      },
      presence: ({ count }) => setPresent(count),
    },
    lostTrack() {
      void query.refetch();
      if (shownId === null) return;
      void dispatch(conferenceInteractionApi.endpoints.getQuestions.initiate(questionsQuery(shownId), anew));
      void dispatch(conferenceInteractionApi.endpoints.getDanmaku.initiate({ roomId: shownId }, anew));
    },
  });

  const secondsLeft = kept.data?.stage?.secondsLeft ?? null;
  return {
    ...kept,
    present,
    reactions: reactions?.roomId === shownId ? reactions.counts : null,
    closesAt: secondsLeft === null || !kept.asOf ? null : kept.asOf.getTime() + secondsLeft * 1000,
    answered(interaction) {
      const age = (Date.now() - (query.fulfilledTimeStamp ?? Date.now())) / 1000;
      const { secondsLeft: left } = interaction;
      change((hall) => {
        if (hall.stage?.id === interaction.id)
          hall.stage = { ...interaction, secondsLeft: left === null ? null : Math.round(left + age) };
      });
    },
  };
}

const anew = { subscribe: false, forceRefetch: true } as const;
