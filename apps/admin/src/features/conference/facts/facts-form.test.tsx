// @vitest-environment happy-dom
import { find, findButton, press, pressKey, submit, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { sharedConference } from '../../../shared/testing/shared-conference.ts';
import { FactsForm } from './facts-form.tsx';

vi.mock('../../../shared/form/rich-text-field.tsx', () => ({ RichTextField: () => null }));
afterEach(() => sessionStorage.clear());

const field = (name: string) => find<HTMLInputElement>(`#conferenceFacts_${name}`);
const save = async () => {
  await submit(find<HTMLFormElement>('form'));
  await settle();
};

test('after somebody else saved, what is typed is kept, the rest of theirs comes in, and it can be saved', async () => {
  const { answers, saveElsewhere } = sharedConference(plainConference);
  const { calls } = await renderAdmin(<FactsForm id={7} />, { answers, permissions: ['Pages.Conferences.Edit'] });
  await typeInto(field('summary'), '三天，四个厅');
  saveElsewhere({ city: '江州', summary: '别人的摘要' });
  await save();
  expect(document.body.textContent).toContain('别人刚保存过：摘要、城市');
  expect(document.body.textContent).toContain('你也改了摘要（对方：「别人的摘要」）');
  expect(field('summary').value).toBe('三天，四个厅');
  expect(field('city').value).toBe('江州');

  await save();
  expect(calls.filter(({ path }) => path.endsWith('/UpdateDraft')).at(-1)?.input).toMatchObject({
    revision: 2,
    summary: '三天，四个厅',
    city: '江州',
    form: plainConference.facts.form,
  });
  expect(document.body.textContent).toContain('已保存草稿');
  expect(document.body.textContent).not.toContain('别人刚保存过');
});

test('what was typed before somebody else saved outlives a reload after it', async () => {
  const { answers, saveElsewhere } = sharedConference(plainConference);
  const options = { answers, permissions: ['Pages.Conferences.Edit'] } as const;
  const page = await renderAdmin(<FactsForm id={7} />, options);
  await typeInto(field('summary'), '三天，四个厅');
  saveElsewhere({ city: '江州' });
  await page.renew('Conference');
  await page.unmount();
  await renderAdmin(<FactsForm id={7} />, options);
  expect([field('summary').value, field('city').value]).toEqual(['三天，四个厅', '江州']);
});

test('what is typed while it is saved stays, and is saved next', async () => {
  const { answers } = sharedConference(plainConference);
  let answerNow = () => {};
  const UpdateDraft = async (input: Parameters<typeof answers.UpdateDraft>[0]) => {
    const answer = answers.UpdateDraft(input);
    await new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    return answer;
  };
  const options = { answers: { ...answers, UpdateDraft }, permissions: ['Pages.Conferences.Edit'] } as const;
  const { calls } = await renderAdmin(<FactsForm id={7} />, options);
  await typeInto(field('summary'), '三天，四个厅');
  await submit(find<HTMLFormElement>('form'));
  await typeInto(field('city'), '江州');
  await settle();
  answerNow();
  await settle();
  expect([field('summary').value, field('city').value]).toEqual(['三天，四个厅', '江州']);
  expect(document.body.textContent).toContain('有没保存的修改');
  expect(sessionStorage.getItem('kept.conference.7.facts.2')).toContain('江州');

  await submit(find<HTMLFormElement>('form'));
  await settle();
  answerNow();
  await settle();
  const saved = { revision: 2, summary: '三天，四个厅', city: '江州' };
  expect(calls.filter(({ path }) => path.endsWith('/UpdateDraft')).at(-1)?.input).toMatchObject(saved);
  expect(document.body.textContent).not.toContain('有没保存的修改');
});

test('nothing is told of a change any more beside which nothing typed is left', async () => {
  const { answers, saveElsewhere } = sharedConference(plainConference);
  const options = { answers, permissions: ['Pages.Conferences.Edit'] } as const;
  const before = await renderAdmin(<FactsForm id={7} />, options);
  await typeInto(field('summary'), '三天，四个厅');
  await before.unmount();
  const { renew } = await renderAdmin(<FactsForm id={7} />, options);
  saveElsewhere({ summary: '别人的摘要' });
  await renew('Conference');
  expect(document.body.textContent).toContain('别人刚保存过：摘要');
  await press(findButton('不要了'));
  await settle();
  expect(field('summary').value).toBe('别人的摘要');
  expect(document.body.textContent).not.toContain('别人刚保存过');
});

test('a pasted place is a change like any other', async () => {
  const { answers } = sharedConference(plainConference);
  await renderAdmin(<FactsForm id={7} />, { answers, permissions: ['Pages.Conferences.Edit'] });
  await typeInto(find<HTMLInputElement>('#place-paste'), '31.3123, 120.7145');
  await pressKey(find('#place-paste'), 'Enter');
  expect(field('latitude').value).toBe('31.3123');
  expect(document.body.textContent).toContain('有没保存的修改');
  expect(sessionStorage.getItem('kept.conference.7.facts.1')).toContain('120.7145');
});
