// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const path = '/api/services/app/conferenceUserMobile/GetMyConference';
const attendee = { userId: 7, userType: 0, conferenceId: 1, sessionToken: 'mine' };

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  localStorage.clear();
  window.earlyAnswer = undefined;
});

afterEach(() => vi.unstubAllGlobals());

async function open(address: string, user: object | null, result: object | null) {
  history.replaceState(null, '', address);
  if (user) localStorage.setItem('meeting', JSON.stringify({ user, liveOn: false }));
  const sent = vi.fn<typeof fetch>(async () => Response.json({ result, success: result !== null }));
  vi.stubGlobal('fetch', sent);
  await import('./ask-early.ts');
  await new Promise((settled) => setTimeout(settled));
  const preloads = [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  return { sent, preloads };
}

it('asks for the conference of who is logged in, and for the picture it begins with', async () => {
  const { sent, preloads } = await open('/meeting', attendee, {
    banner: '/api/Resource/Image/Conference/b',
    cover: '',
  });
  expect(sent).toHaveBeenCalledExactlyOnceWith(path, {
    headers: { accept: 'application/json', 'x-conference-session': 'mine' },
  });
  expect(preloads).toEqual(['/api/Resource/Image/Conference/b/phone']);
  expect(await (await window.earlyAnswer?.answer)?.json()).toMatchObject({ success: true });
});

it('fetches no picture for staff, whose first page has none, nor where the session has ended', async () => {
  const staff = { ...attendee, userType: 2 };
  expect((await open('/meeting/', staff, { banner: '/b', cover: '/c' })).preloads).toEqual([]);
  vi.resetModules();
  expect((await open('/meeting', attendee, null)).preloads).toEqual([]);
});

it('asks nothing for nobody, nor on another page', async () => {
  expect((await open('/meeting', null, {})).sent).not.toHaveBeenCalled();
  vi.resetModules();
  expect((await open('/meeting/schedule', attendee, {})).sent).not.toHaveBeenCalled();
  expect(window.earlyAnswer).toBeUndefined();
});
