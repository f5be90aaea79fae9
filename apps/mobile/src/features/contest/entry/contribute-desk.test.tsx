// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { activityInfo, ownEntry } from '../../../shared/testing/contest-samples.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { ContributeDesk } from './contribute-desk.tsx';

vi.mock('../../../shared/feedback/say.ts', () => ({ say: async () => {} }));
vi.mock('./upload-panel.tsx', () => ({
  UploadPanel: ({ hasRoom }: { readonly hasRoom: boolean }) => <p>上传处{hasRoom ? '有空' : '满了'}</p>,
}));

const entrant = { state: 'approved', reason: '', rightsVersion: 2 } as const;
const activity = activityInfo({ allowActions: ['contribute'], entrant });
const check = { value: '', limit: '请选择', next: '', place: null, lookAlike: null };
const open = ownEntry({ checks: [{ ...check, key: 'aiUse', result: 'failed' }] });
const ready = ownEntry({
  id: 9,
  title: '老屋',
  abilities: { edit: true, submit: true, withdraw: false, delete: true, appeal: false },
});

const shown = (items: unknown[], given = activity, path = '/mobile/activity/contribute?id=3') =>
  renderPage(<ContributeDesk activity={given} />, {
    path,
    answers: { GetMyWorks: { items, totalCount: items.length }, SubmitWorks: { succeeded: [9], failed: [] } },
  });
const button = (box: HTMLElement, words: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words);

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/activity/contribute?id=3');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token' }));
});

it('declares nothing of AI by itself, and says what is missing', async () => {
  const { box } = await shown([open]);
  await until(() => expect(box.textContent).toContain('还有 1 项要处理'));
  expect([...box.querySelectorAll<HTMLInputElement>('input[name^=ai]')].map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
  ]);
  expect(button(box, '还没有能提交的')?.disabled).toBe(true);
});

it('sends what passes once the rights are agreed to', async () => {
  const { box, calls } = await shown([open, ready]);
  await until(() => expect(button(box, '先同意权利说明')).toBeDefined());
  await act(async () => box.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await act(async () => button(box, '先提交 1 件')?.click());
  await until(() =>
    expect(calls.find(({ path }) => path.endsWith('SubmitWorks'))?.input).toEqual({
      activityId: 3,
      ids: [8, 9],
      rightsVersion: 2,
    }),
  );
});

it('shows the work alone that is to be mended', async () => {
  const { box } = await shown([open, ready], activity, '/mobile/activity/contribute?id=3&work=9');
  await until(() => expect(box.querySelectorAll('article')).toHaveLength(1));
  expect(button(box, '从图库选')).toBeUndefined();
});

it('says why nothing can be sent', async () => {
  const { box } = await shown([], activityInfo({ allowActions: ['register'] }));
  await until(() => expect(box.textContent).toContain('还没有报名'));
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/activity/regtype?id=3');
});

it('keeps the uploads under way where the works are all begun', async () => {
  const { box } = await shown([ready], activityInfo({ ...activity, rules: { ...activity.rules, worksPerPerson: 1 } }));
  await until(() => expect(box.textContent).toContain('上传处满了'));
  expect(button(box, '从图库选')).toBeUndefined();
});
