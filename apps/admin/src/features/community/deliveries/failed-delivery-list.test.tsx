// @vitest-environment happy-dom
import { press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { FailedDeliveryList } from './failed-delivery-list.tsx';

const failed = {
  id: 7,
  channel: 'email',
  userId: 3,
  userName: '林晓',
  topic: 'comment',
  title: '评论了「晨雾」',
  failure: 'senderRefused',
  failures: 3,
  dueAt: null,
  createdAt: '2026-11-28T10:00:00',
};
const answers = {
  GetFailed: () => ({ totalCount: 1, totalCountIsLowerBound: false, items: [failed] }),
  Retry: () => ({ retried: 1 }),
};
const buttonNamed = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

test('tells why a notification did not go, filtered by the address, and sends it again', async () => {
  const { box, calls } = await renderAdmin(<FailedDeliveryList />, {
    answers,
    permissions: ['Pages.Broadcasts', 'Pages.Broadcasts.Create'],
    path: '/?channel=email',
  });
  expect(calls.find(({ path }) => path.endsWith('GetFailed'))?.input).toMatchObject({ channels: ['email'] });
  expect(box.textContent).toContain('发件地址被拒绝，请检查发信设置');
  expect(box.textContent).toContain('失败 3 次，不再发送');
  await press(buttonNamed('重新发送') ?? expect.fail('no button'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('Retry'))?.input).toEqual({ ids: [7] });
});

test('without the permission nothing can be sent again', async () => {
  await renderAdmin(<FailedDeliveryList />, { answers, permissions: ['Pages.Broadcasts'] });
  expect(buttonNamed('重新发送')).toBeUndefined();
});
