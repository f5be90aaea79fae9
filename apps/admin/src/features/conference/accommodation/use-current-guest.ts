import { useGetSilentGuestsQuery } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { everyMinute } from '../../../shared/every-minute.ts';

interface Rooming {
  readonly conferenceId: number;
  readonly guests: ReadonlyMap<number, StayGuest>;
  readonly isRenewing: boolean;
}

const maxNamesakes = 100;

/** Returns the current data of a picked guest; undefined once they no longer come or have declined a room. */
export function useCurrentGuest(
  { conferenceId, guests, isRenewing }: Rooming,
  picked: StayGuest | undefined,
): StayGuest | undefined {
  const guest = picked && guests.get(picked.attendeeId);
  // A guest who has not answered is in the guest list only once they have a room.
  const silent = guest ? undefined : picked?.wish === null ? picked : undefined;
  const { currentData } = useGetSilentGuestsQuery(
    { conferenceId, keyword: silent?.name ?? '', skipCount: 0, maxResultCount: maxNamesakes },
    { ...everyMinute, skip: silent === undefined },
  );
  const isSilent = currentData?.items.some(({ attendeeId }) => attendeeId === silent?.attendeeId) ?? true;
  // A guest who just got a room leaves this list before appearing among the guests.
  return guest ?? (isSilent || isRenewing ? silent : undefined);
}
