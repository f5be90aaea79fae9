import type { Browser, Page } from '@playwright/test';
import { phoneSession } from '../fixtures/phone-session.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { viewports } from '../fixtures/viewports.ts';

export interface Phone {
  page: Page;
  conferenceId: number;
}

/** Opens a phone logged in with the ticket of one of the demo's people, at the running conference. */
export async function openPhone(browser: Browser, userName: string): Promise<Phone> {
  const { conferenceId, user } = await phoneSession(userName);
  const localStorage = [{ name: 'meeting', value: JSON.stringify({ user, liveOn: false }) }];
  const context = await browser.newContext({
    viewport: viewports.phone,
    storageState: { cookies: [], origins: [{ origin: serverAddress(), localStorage }] },
  });
  return { page: await context.newPage(), conferenceId };
}
