import { useGetMyConferencesQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { useSessionState } from '../site-session.tsx';

/** Returns whether the user has a ticket of a conference; false while unknown. */
export function useTicketed(): (conferenceId: number) => boolean {
  const { user } = useSessionState();
  const { data } = useGetMyConferencesQuery(undefined, { skip: user === null });
  return (id) =>
    data?.items.some(({ conference, registration }) => conference.id === id && registration.state === 'ticketed') ??
    false;
}
