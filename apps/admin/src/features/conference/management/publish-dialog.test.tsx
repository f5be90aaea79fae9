// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const change = { section: '基本信息', label: '会场', kind: 'changed', before: '甲', after: '乙' } as const;

async function publishing(told: number, toldBySms: number, tick: readonly string[]) {
  const rendered = await renderAdmin(
    <PublishDialog
      conference={plainConference}
      diff={{ version: 1, revision: 5, changes: [change], problems: [], told, toldBySms }}
      onClose={() => undefined}
    />,
    { answers: { Publish: plainConference }, permissions: ['Pages.Conferences.Edit'] },
  );
  await settle();
  const text = document.body.textContent;
  for (const id of tick) {
    await act(async () => find<HTMLInputElement>(`#publishConference_${id}`).click());
    await settle();
  }
  await act(async () => find<HTMLButtonElement>('.ant-modal-footer .ant-btn-primary').click());
  await settle();
  const body = rendered.calls.find(({ path }) => path.endsWith('/Publish'))?.input;
  await rendered.unmount();
  return { text, body };
}

test('of a new time or place who is registered is told, by text message only where that is wished', async () => {
  const usual = await publishing(31, 20, []);
  expect(usual.text).toContain('通知 31 位参会者');
  expect(usual.body).toMatchObject({ tells: true, withSms: false });
  expect((await publishing(31, 20, ['withSms'])).body).toMatchObject({ tells: true, withSms: true });
  expect((await publishing(31, 20, ['withSms', 'tells'])).body).toMatchObject({ tells: false, withSms: false });
});

test('of anything else nobody is told', async () => {
  const quiet = await publishing(0, 0, []);
  expect(quiet.text).not.toContain('位参会者');
  expect(quiet.body).toMatchObject({ tells: false, withSms: false });
});

test('it publishes the draft whose changes it shows, not one that somebody else has saved since', async () => {
  expect(plainConference.revision).not.toBe(5);
  expect((await publishing(0, 0, [])).body).toMatchObject({ revision: 5 });
});
