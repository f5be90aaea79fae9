// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { ImportAttendeesDialog } from './import-attendees-dialog.tsx';

const report = {
  rows: 4,
  imported: 0,
  importable: 0,
  updated: 0,
  updatable: 2,
  unchanged: 1,
  unknownColumns: [],
  changes: [
    {
      line: 2,
      name: '林砚秋',
      cells: [
        { column: '厅', before: '', after: '一号厅' },
        { column: '座位', before: 'A1', after: 'A2' },
      ],
    },
  ],
  errors: [{ line: 5, column: '手机', message: '这个手机号没有报名' }],
  ids: [],
};

async function choose(file: File): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for a file.');
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

function box(words: string): HTMLElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words);
  if (!label) throw new Error(`There is no box ${words}.`);
  return find('input', label);
}

test('people who are registered are changed only where that is chosen, after it was told what would change', async () => {
  const { calls, unmount } = await renderAdmin(
    <ImportAttendeesDialog conferenceId={7} types={[]} onClose={() => {}} />,
    {
      answers: { GetInfo: plainConference, ImportAttendees: report },
      permissions: ['Pages.Conferences.Edit'],
    },
  );
  const sent = (at: number) => {
    const input = calls.filter(({ path }) => path.endsWith('/ImportAttendees')).at(at)?.input;
    return input instanceof FormData ? [input.get('takes'), input.get('isDryRun')] : null;
  };
  await choose(new File(['x'], 'people.csv'));
  expect(sent(0)).toEqual(['new', 'true']);
  await press(box('更新已报名的人'));
  await settle();
  expect(sent(1)).toEqual(['known', 'true']);
  const text = document.body.textContent ?? '';
  for (const words of ['空着的格子不改', '2 行会更新', '1 行没有变化', '1 行有错', '座位 A1 A2', '另外 1 人也会更新'])
    expect(text).toContain(words);
  expect(text).not.toContain('把参会票发到');
  const store = () => findButton('更新 2 人');
  expect(store().disabled).toBe(true);
  await press(box('跳过有错的 1 行，只导入其余的'));
  await press(store());
  await settle();
  expect(sent(2)).toEqual(['known', 'false']);
  await unmount();
});

test('an import whose answer was lost is tried again under the same key; a dry run has none', async () => {
  const { calls } = await renderAdmin(<ImportAttendeesDialog conferenceId={7} types={[]} onClose={() => {}} />, {
    answers: {
      GetInfo: plainConference,
      ImportAttendees: (form: FormData) =>
        form.get('isDryRun') === 'true' ? { ...report, rows: 2, importable: 2, updatable: 0, unchanged: 0 } : 503,
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  await choose(new File(['x'], 'people.csv'));
  const store = async () => {
    await press(findButton('导入 2 人'));
    await settle();
  };
  await store();
  await store();
  await press(box('导入后把参会票发到他们的手机'));
  await store();
  const sent = calls.filter(({ path }) => path.endsWith('/ImportAttendees'));
  const [dry, first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(dry).toBeUndefined();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
