import type { getEventsSince } from '@tuyuan/contract/hub-data.ts';
import type { HubName } from '../hub-names.ts';
import type { Credentials } from './credentials.ts';
import type { MissedEvents } from './stream-log.ts';

const path: (typeof getEventsSince)['path'] = '/api/services/app/hubData/GetEventsSince';

/** Fetches the events after the given places over HTTP. Rejects when the server cannot be reached or refuses. */
export async function fetchMissed<H extends HubName>(
  server: string,
  credentials: Credentials | null,
  places: readonly string[],
): Promise<MissedEvents<H>> {
  const query = new URLSearchParams(places.map((place): [string, string] => ['places', place]));
  const answer = await fetch(`${server}${path}?${query}`, { headers: headersOf(credentials) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { result }: { result: MissedEvents<H> } = JSON.parse(await answer.text());
  return result;
}

function headersOf(credentials: Credentials | null): Record<string, string> {
  if (!credentials) return {};
  const { as, token } = credentials;
  return as === 'ticket' ? { 'x-conference-session': token } : { authorization: `Bearer ${token}` };
}
