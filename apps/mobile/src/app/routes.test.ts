// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { expect, it, vi } from 'vitest';
import { createRouter } from './routes.tsx';

vi.mock('../pages/meeting/login-page.tsx', () => ({ LoginPage: () => null }));

/** Where somebody gets to who has not logged in. */
async function fromAddress(address: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const router = createRouter(
    createConferenceSession({ storage: localStorage, authenticate: () => new Promise(() => {}) }),
  );
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/meeting/login'));
  const { search } = router.state.location;
  router.dispose();
  return search;
}

it('leads to the log-in of the conference that the address names, and back', async () => {
  expect(await fromAddress('/meeting/live?id=3')).toBe('?id=3&returnUrl=%2Fmeeting%2Flive%3Fid%3D3');
  expect(await fromAddress('/meeting/voucher?id=12')).toBe('?returnUrl=%2Fmeeting%2Fvoucher%3Fid%3D12');
});

it('keeps the secret of a poster', async () => {
  expect(await fromAddress('/meeting/actsign?point=3#code=abc')).toBe(
    '?returnUrl=%2Fmeeting%2Factsign%3Fpoint%3D3%23code%3Dabc',
  );
});
