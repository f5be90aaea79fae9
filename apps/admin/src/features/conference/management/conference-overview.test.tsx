// @vitest-environment happy-dom
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { ConferenceOverview } from './conference-overview.tsx';

async function isWallLocked(conference: Partial<ConferenceDraft>): Promise<boolean> {
  const { unmount } = await renderAdmin(<ConferenceOverview id={7} />, {
    answers: {
      GetInfo: { ...plainConference, ...conference },
      GetPublishDiff: { version: 1, revision: 3, changes: [], problems: [], told: 0, toldBySms: 0 },
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  const { disabled } = find<HTMLButtonElement>('[aria-label="现场照片墙"]');
  await unmount();
  return disabled;
}

test('the wall is opened of what people see, also in the archive', async () => {
  expect(await isWallLocked({})).toBe(false);
  expect(await isWallLocked({ storedState: 'draft', conferenceState: 0 })).toBe(true);
  expect(await isWallLocked({ storedState: 'archived', conferenceState: 6, isOver: true })).toBe(false);
  expect(await isWallLocked({ storedState: 'cancelled', conferenceState: 7, isOver: true })).toBe(true);
});
