// @vitest-environment happy-dom
import type { LiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { find, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { WallSettings } from './wall-settings.tsx';

const settings: LiveSettings = {
  liveOn: true,
  isReviewed: false,
  reportsToHide: 3,
  counts: { uploaded: 0, review: 0, published: 0, withdrawn: 0, failed: 0, reported: 0 },
  pendingOriginals: 0,
};

test('the wall opens of a conference that people see, also in the archive; closed it may be whenever', async () => {
  const wall = () => find<HTMLButtonElement>('[aria-label="照片墙"]').disabled;
  const archived = { GetInfo: { ...plainConference, storedState: 'archived', isOver: true } };
  const cancelled = { GetInfo: { ...plainConference, storedState: 'cancelled', isOver: true } };
  const shown = async (liveOn: boolean, answers: Readonly<Record<string, unknown>>) => {
    const { unmount } = await renderAdmin(<WallSettings conferenceId={7} settings={{ ...settings, liveOn }} />, {
      answers,
      permissions: ['Pages.Conferences.Staff'],
    });
    const isDisabled = wall();
    await unmount();
    return isDisabled;
  };
  expect(await shown(false, { GetInfo: plainConference })).toBe(false);
  expect(await shown(false, archived)).toBe(false);
  expect([await shown(false, cancelled), await shown(true, cancelled)]).toEqual([true, false]);
});

test('a switch says nothing of the others, which may stand otherwise by now', async () => {
  const { calls } = await renderAdmin(<WallSettings conferenceId={7} settings={settings} />, {
    answers: { GetInfo: plainConference, UpdateSettings: settings },
    permissions: ['Pages.Conferences.Staff'],
  });
  await press(find('[aria-label="先审后上墙"]'));
  await settle();
  const reports = find<HTMLInputElement>('[aria-label="几人举报就先下墙"]');
  await typeInto(reports, '5');
  await act(async () => {
    reports.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await settle();
  const sent = calls.filter(({ path }) => path.endsWith('/UpdateSettings')).map(({ input }) => input);
  expect(sent).toEqual([
    { conferenceId: 7, isReviewed: true },
    { conferenceId: 7, reportsToHide: 5 },
  ]);
});
