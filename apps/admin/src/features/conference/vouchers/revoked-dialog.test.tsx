// @vitest-environment happy-dom
import type { RevokedVoucher } from '@tuyuan/contract/conference/check-in-management.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { RevokedDialog } from './revoked-dialog.tsx';

const revoked = (attendeeId: number): RevokedVoucher => ({
  pointId: 3,
  pointName: '午餐',
  attendeeId,
  name: `周${attendeeId}`,
  company: '',
  reason: '多领了',
  revokedAt: '2026-11-20T12:00:00',
});

/** Renders the dialog over revoked cards as the server stores them; `fails` makes every call fail. */
async function renderRevoked(count: number) {
  const kept = { items: Array.from({ length: count }, (_, index) => revoked(index + 1)), fails: false };
  const rendered = await renderAdmin(<RevokedDialog conferenceId={7} onClose={() => undefined} />, {
    answers: {
      GetRevokedVouchers: ({ skipCount }: { skipCount: number }) =>
        kept.fails ? 500 : { totalCount: kept.items.length, items: kept.items.slice(skipCount, skipCount + 10) },
      RestoreVoucher: ({ attendeeId }: { attendeeId: number }) => {
        kept.items = kept.items.filter((voucher) => voucher.attendeeId !== attendeeId);
        return {};
      },
    },
    permissions: ['Pages.Conferences.CheckIn'],
  });
  return { ...rendered, kept };
}

test('the last one of a later page leads back to those that are left', async () => {
  await renderRevoked(11);
  await press(find('.ant-pagination-item-2'));
  await settle();
  await press(findButton('恢复周11的午餐'));
  await settle();
  const dialog = find('.ant-modal');
  expect(dialog.textContent).not.toContain('没有撤销的券');
  await press(findButton('回第一页'));
  await settle();
  expect(dialog.textContent).toContain('周10');
});

test('stays on the screen when asking for it anew fails', async () => {
  const { kept, renew } = await renderRevoked(2);
  kept.fails = true;
  await renew('CheckIn');
  expect(find('.ant-modal').textContent).toContain('周2');
});
