import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test';
import { PASSWORD } from '../admin/log-in-as.ts';
import { expect } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

export const services = '/api/services/app';

export interface Phone {
  page: Page;
  conferenceId: number;
}

export async function resultOf<Result>(answer: APIResponse): Promise<Result> {
  expect(answer.status(), answer.url()).toBe(200);
  const body: { result: Result } = await answer.json();
  return body.result;
}

/** A phone that is logged in with the ticket of one of the demo's people, for the conference that runs. */
export async function openPhone(browser: Browser, request: APIRequestContext, userName: string): Promise<Phone> {
  const token = await resultOf<string>(
    await request.post('/api/Account/Login', { data: { userName, password: PASSWORD } }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await resultOf<{ items: { conference: { id: number; conferenceState: number } }[] }>(
    await request.get(`${services}/conferenceData/GetMyConferences`, { headers }),
  );
  const running = items.find(({ conference }) => conference.conferenceState === 4)?.conference.id ?? 0;
  const { code } = await resultOf<{ code: string }>(
    await request.get(`${services}/conferenceData/GetMyTicket?conferenceId=${running}`, { headers }),
  );
  const user = await resultOf<object>(
    await request.post('/api/Account/ConferenceAuth/Login', { data: { ticket: code } }),
  );
  const context = await browser.newContext({ viewport: viewports.phone });
  await context.addInitScript(
    (stored) => localStorage.setItem('meeting', stored),
    JSON.stringify({ user, liveOn: false }),
  );
  return { page: await context.newPage(), conferenceId: running };
}
