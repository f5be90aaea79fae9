// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPage } from '../../shared/testing/render-page.tsx';
import { DutyPage } from './duty-page.tsx';

it('says whose page it is to an attendee instead of asking for what he may not see', async () => {
  const { calls } = await renderPage(<DutyPage />, { answers: {} });
  expect(document.body.textContent).toContain('值班只给工作人员排');
  expect(calls.some(({ path }) => path.includes('conferenceDuty'))).toBe(false);
});
