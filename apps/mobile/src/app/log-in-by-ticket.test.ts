import { expect, it, vi } from 'vitest';
import { logInByTicket } from './log-in-by-ticket.ts';

vi.mock('@tuyuan/errors/call-failure.ts', () => {
  throw new Error('The program could not be fetched.');
});

it('answers a refused ticket also where the words for it can’t be fetched', async () => {
  const outcome = await logInByTicket(async () => ({ status: 404, body: undefined }), 'K7QW3MHD9TB');
  expect(outcome).toMatchObject({ isOk: false, failure: { status: 404 } });
});
