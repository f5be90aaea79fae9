// @vitest-environment happy-dom
import { networkBroken } from '@tuyuan/api-client/api-failure.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useTicketLogin } from './use-ticket-login.ts';

/** As opened by the link in a text message. */
function Page() {
  const login = useTicketLogin();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the link is tapped once
  useEffect(() => void login.enter('abcDEF-123_abcDEF-123_'), []);
  return <TicketForm login={login} />;
}

it('tries the ticket of a link again that came while the network was broken', async () => {
  const authenticate = vi.fn(async () => ({ isOk: false, failure: networkBroken }) as const);
  await renderPage(<Page />, { answers: {}, authenticate });
  await settle();
  await press(findButton('再试一次'));
  await settle();
  expect(authenticate.mock.calls).toEqual([['abcDEF-123_abcDEF-123_'], ['abcDEF-123_abcDEF-123_']]);
});

it('asks for another ticket where this one was refused', async () => {
  const failure = { ...networkBroken, status: 400, code: 'Ticket.Unknown', message: '没有这张票' } as const;
  await renderPage(<Page />, { answers: {}, authenticate: async () => ({ isOk: false, failure }) });
  await settle();
  expect(findButton('进入会议')).toBeDefined();
});
