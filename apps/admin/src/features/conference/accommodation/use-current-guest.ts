import { useGetSilentGuestsQuery } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { everyMinute } from '../../../shared/every-minute.ts';

interface Rooming {
  readonly conferenceId: number;
  readonly guests: ReadonlyMap<number, StayGuest>;
  readonly isRenewing: boolean;
}

const maxNamesakes = 100;

/** Somebody picked out of the lists, as he is now; undefined once he no longer comes, or has said that he needs no room. */
export function useCurrentGuest(
  { conferenceId, guests, isRenewing }: Rooming,
  picked: StayGuest | undefined,
): StayGuest | undefined {
  const guest = picked && guests.get(picked.attendeeId);
  // Whoever has not answered is among the guests only once he has a room.
  const silent = guest ? undefined : picked?.wish === null ? picked : undefined;
  const { currentData } = useGetSilentGuestsQuery(
    { conferenceId, keyword: silent?.name ?? '', skipCount: 0, maxResultCount: maxNamesakes },
    { ...everyMinute, skip: silent === undefined },
  );
  const isSilent = currentData?.items.some(({ attendeeId }) => attendeeId === silent?.attendeeId) ?? true;
  // Whoever has just got a room is missed here before he is among the guests.
  return guest ?? (isSilent || isRenewing ? silent : undefined);
}
