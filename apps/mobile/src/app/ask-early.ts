// Stands in the page itself: what the first page shows is fetched together with the program instead of after it has run.
import type { getMyConference } from '@tuyuan/contract/conference/user-mobile.ts';
import { readConferenceState } from '@tuyuan/session/conference-session.ts';
import { heroPicture } from '../features/conference/home/hero-picture.ts';

const path: (typeof getMyConference)['path'] = '/api/services/app/conferenceUserMobile/GetMyConference';

/** Only the address of a picture is read, and a wrong one shows nothing; the program checks the answer as it does every other. */
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
    // Whoever takes the answer tells of what failed.
    .catch(() => undefined);
}

if (/^[/]meeting[/]?$/.test(location.pathname)) askEarly();
