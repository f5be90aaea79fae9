import { login } from '@tuyuan/contract/account/account.ts';
import { getMyConferences, getMyTicket } from '@tuyuan/contract/conference/conference-data.ts';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import type { z } from 'zod';
import { resultOf } from './own-server.ts';

/** Returns what the phone of the demo's attendee stores after logging in to the conference that is on or comes next. */
export async function demoAttendee(base: string): Promise<string> {
  async function ask<Output extends z.ZodType>(
    output: Output,
    path: string,
    init: RequestInit,
  ): Promise<z.output<Output>> {
    const answer = await fetch(`${base}${path}`, init);
    return resultOf(output, { status: answer.status, body: await answer.json() });
  }
  const post = (input: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const account = { userName: 'visitor', password: 'Tuyuan@2026' };
  const headers = { authorization: `Bearer ${await ask(login.output, login.path, post(account))}` };
  const { items } = await ask(getMyConferences.output, getMyConferences.path, { headers });
  const [first] = items;
  if (!first) throw new Error('The demo’s attendee is registered for no conference.');
  const { code } = await ask(getMyTicket.output, `${getMyTicket.path}?conferenceId=${first.conference.id}`, {
    headers,
  });
  const user = await ask(logInWithTicket.output, logInWithTicket.path, post({ ticket: code }));
  return JSON.stringify({ user, liveOn: false });
}
