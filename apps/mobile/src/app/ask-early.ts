// Inlined in the page: fetches the first page's data in parallel with the app instead of after it has run.
import type { getMyConference } from '@tuyuan/contract/conference/my-conference.ts';
import { readConferenceState } from '@tuyuan/session/conference-session.ts';
import { heroPicture } from '../features/conference/home/hero-picture.ts';

const path: (typeof getMyConference)['path'] = '/api/services/app/conferenceUserMobile/GetMyConference';

/** Reads only a picture's address, where a wrong one shows nothing; the app validates the answer like any other. */
function preloadHero(answer: unknown): void {
  const result = Object(Object(answer).result);
  const href = heroPicture({ banner: String(result.banner ?? ''), cover: String(result.cover ?? '') });
  if (href === '') return;
  const preload = { rel: 'preload', as: 'image', fetchPriority: 'high', href };
  document.head.append(Object.assign(document.createElement('link'), preload));
}

function askEarly(): void {
  const { userId, userType, sessionToken } = readConferenceState(localStorage).user;
  if (userId === 0) return;
  const answer = fetch(path, { headers: { accept: 'application/json', 'x-conference-session': sessionToken } });
  window.earlyAnswer = { path, sessionToken, answer };
  const showsHero = userType < 2;
  answer
    .then(async (response) => showsHero && preloadHero(await response.clone().json()))
    // The consumer of the answer reports the failure.
    .catch(() => undefined);
}

if (/^[/]meeting[/]?$/.test(location.pathname)) askEarly();
