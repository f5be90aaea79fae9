// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { say } from '../../../shared/feedback/say.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { PostLink } from './post-link.tsx';

vi.mock('../../../shared/feedback/say.ts');

const code = 'abcdefghijklmnopqrstuv';
const present = { place: '东门', checkedInAt: '2026-11-20T09:41:00' };

beforeEach(() => vi.mocked(say).mockClear());

async function arrive(answers: Readonly<Record<string, unknown>>) {
  location.hash = `#post=${code}`;
  onTestFinished(() => {
    location.hash = '';
  });
  return (await renderPage(<PostLink />, { answers })).calls;
}

it('checks in whoever came by his post’s poster, where the server finds that he is awaited', async () => {
  const calls = await arrive({ CheckIn: present });
  expect(calls).toMatchObject([{ path: expect.stringContaining('conferenceDuty/CheckIn'), input: { code } }]);
  expect(say).toHaveBeenLastCalledWith('东门 到岗，辛苦了');
});

it('says what the server has against it', async () => {
  await arrive({ CheckIn: 409 });
  await until(() => expect(say).toHaveBeenLastCalledWith('不行'));
  expect(document.body.textContent).not.toContain('再试一次');
});

it.each([0, 503])('offers the same code once more after what passes: %i', async (status) => {
  const answers: Record<string, unknown> = { CheckIn: status };
  const calls = await arrive(answers);
  await until(() => expect(document.body.textContent).toContain('还没有登记到岗'));
  answers.CheckIn = present;
  await press(findButton('再试一次'));
  await until(() => expect(say).toHaveBeenLastCalledWith('东门 到岗，辛苦了'));
  expect(calls.map(({ input }) => input)).toEqual([{ code }, { code }]);
  expect(document.body.textContent).not.toContain('还没有登记到岗');
});
