import { useGetHallQuery } from '@tuyuan/api-client/conference/interaction.ts';
import type { PublicInteraction } from '@tuyuan/contract/conference/interaction-fields.ts';
import { useState } from 'react';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import type { MyConference } from './my-conference.ts';

export type Stage = Pick<PublicInteraction, 'id' | 'kind' | 'title' | 'state'>;

interface OpenStage {
  /** Undefined where nothing is open. */
  readonly stage: Stage | undefined;
  readonly isLoading: boolean;
}

/**
 * Returns what is open in the attendee's hall, following the host's changes. Listens from the start of the query, so
 * that no event is missed.
 */
export function useOpenStage({ isReadOnly }: MyConference): OpenStage {
  const isOff = !useHasModule()('interaction') || isReadOnly;
  const query = useGetHallQuery(undefined, { skip: isOff, refetchOnMountOrArgChange: true });
  const { data: hall, isLoading } = query;
  /** By hall, because the attendee's own hall is unknown until the answer comes. */
  const [heard, setHeard] = useState<ReadonlyMap<number, Stage>>(new Map());
  useLiveEvents({
    on: {
      interactionState(event) {
        if (event.of === 'interaction') setHeard((before) => new Map(before).set(event.roomId, event.interaction));
      },
    },
    lostTrack() {
      setHeard(new Map());
      if (!isOff) void query.refetch();
    },
  });
  const stage = heard.get(hall?.roomId ?? 0) ?? hall?.stage;
  return { stage: !isOff && stage?.state === 'open' ? stage : undefined, isLoading };
}
