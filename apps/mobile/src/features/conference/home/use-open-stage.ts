import { useGetHallQuery } from '@tuyuan/api-client/conference/interaction.ts';
import type { PublicInteraction } from '@tuyuan/contract/conference/interaction-fields.ts';
import { useState } from 'react';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import type { MyConference } from './my-conference.ts';

export type Stage = Pick<PublicInteraction, 'id' | 'kind' | 'title' | 'state'>;

interface OpenStage {
  /** Undefined where nothing is open. */
  readonly stage: Stage | undefined;
  /** True while it is not known yet. */
  readonly isLoading: boolean;
}

/** What one's hall may answer now, as the host opens and locks it: heard from the moment on at which it is asked for, so that nothing is missed. */
export function useOpenStage({ isReadOnly }: MyConference): OpenStage {
  const query = useGetHallQuery(undefined, { skip: isReadOnly, refetchOnMountOrArgChange: true });
  const { data: hall, isLoading } = query;
  /** By hall: which is one's own is not known before the answer. */
  const [heard, setHeard] = useState<ReadonlyMap<number, Stage>>(new Map());
  useLiveEvents({
    on: {
      interactionState(event) {
        if (event.of === 'interaction') setHeard((before) => new Map(before).set(event.roomId, event.interaction));
      },
    },
    lostTrack() {
      setHeard(new Map());
      if (!isReadOnly) void query.refetch();
    },
  });
  const stage = heard.get(hall?.roomId ?? 0) ?? hall?.stage;
  return { stage: !isReadOnly && stage?.state === 'open' ? stage : undefined, isLoading };
}
