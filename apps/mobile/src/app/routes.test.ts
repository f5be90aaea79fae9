// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { expect, it, vi } from 'vitest';
import { createRouter } from './routes.tsx';

vi.mock('../pages/meeting/login-page.tsx', () => ({ LoginPage: () => null }));
vi.mock('../pages/mobile/index-page.tsx', () => ({ IndexPage: () => null }));
vi.mock('../pages/meeting/live-page.tsx', () => ({ LivePage: () => null }));

/** Returns the search of the page at `path` that a logged-out user is redirected to. */
async function fromAddress(address: string, path = '/meeting/login'): Promise<string> {
  window.history.replaceState(null, '', address);
  const router = createRouter(
    createConferenceSession({ storage: localStorage, authenticate: () => new Promise(() => {}) }),
  );
  // A page is loaded, and on a loaded machine first compiled.
  await vi.waitFor(() => expect([router.state.navigation.state, router.state.initialized]).toEqual(['idle', true]), {
    timeout: 20_000,
  });
  expect(router.state.location.pathname).toBe(path);
  const { search } = router.state.location;
  router.dispose();
  return search;
}

it('leads to the log-in of the conference that the address names, and back', async () => {
  expect(await fromAddress('/meeting/maner?id=3')).toBe('?id=3&returnUrl=%2Fmeeting%2Fmaner%3Fid%3D3');
  expect(await fromAddress('/meeting/voucher?id=12')).toBe('?returnUrl=%2Fmeeting%2Fvoucher%3Fid%3D12');
});

it('leaves the wall open to everybody whose address says of which conference', async () => {
  expect(await fromAddress('/meeting/live?id=3', '/meeting/live')).toBe('?id=3');
  expect(await fromAddress('/meeting/live')).toBe('?returnUrl=%2Fmeeting%2Flive');
  expect(await fromAddress('/meeting/live?id=x')).toBe('?returnUrl=%2Fmeeting%2Flive%3Fid%3Dx');
});

it('keeps the secret of a poster', async () => {
  expect(await fromAddress('/meeting/actsign?point=3#code=abc')).toBe(
    '?returnUrl=%2Fmeeting%2Factsign%3Fpoint%3D3%23code%3Dabc',
  );
});

it('opens activities to everyone', async () => {
  expect(await fromAddress('/mobile', '/mobile')).toBe('');
  expect(await fromAddress('/mobile/index', '/mobile')).toBe('');
});
