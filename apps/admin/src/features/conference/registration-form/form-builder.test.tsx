// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { sharedConference } from '../../../shared/testing/shared-conference.ts';
import { FormBuilder } from './form-builder.tsx';

afterEach(() => sessionStorage.clear());

const label = () => find<HTMLInputElement>('#question-label');
const save = async () => {
  await press(findButton('保存草稿'));
  await settle();
};

test('what somebody else saved of the conference goes along when the questions are saved again', async () => {
  const { answers, saveElsewhere } = sharedConference(plainConference);
  const { calls } = await renderAdmin(<FormBuilder id={7} />, { answers, permissions: ['Pages.Conferences.Edit'] });
  await typeInto(label(), '工作单位');
  saveElsewhere({ city: '江州' });
  await save();
  expect(label().value).toBe('工作单位');
  expect(document.body.textContent).not.toContain('别人刚保存过报名表');

  await save();
  expect(calls.filter(({ path }) => path.endsWith('/UpdateDraft')).at(-1)?.input).toMatchObject({
    revision: 2,
    city: '江州',
    form: [{ key: 'company', label: '工作单位' }],
  });
  expect(document.body.textContent).toContain('已保存草稿');
});

test('somebody else’s questions are told of, and can be looked at in place of one’s own', async () => {
  const { answers, saveElsewhere } = sharedConference(plainConference);
  const { renew } = await renderAdmin(<FormBuilder id={7} />, { answers, permissions: ['Pages.Conferences.Edit'] });
  await typeInto(label(), '工作单位');
  saveElsewhere({ form: plainConference.facts.form.map((one) => ({ ...one, label: '所在单位' })) });
  await renew('Conference');
  expect(label().value).toBe('工作单位');
  expect(document.body.textContent).toContain('别人刚保存过报名表');

  await press(findButton('看对方的'));
  await press(findButton('放弃修改'));
  await settle();
  expect(label().value).toBe('所在单位');

  await typeInto(label(), '工作单位');
  expect(document.body.textContent).not.toContain('别人刚保存过报名表');
});

test('what is typed while the questions are saved stays, and is saved next', async () => {
  const { answers } = sharedConference(plainConference);
  let answerNow = () => {};
  const UpdateDraft = async (input: Parameters<typeof answers.UpdateDraft>[0]) => {
    const answer = answers.UpdateDraft(input);
    await new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    return answer;
  };
  const { calls } = await renderAdmin(<FormBuilder id={7} />, {
    answers: { ...answers, UpdateDraft },
    permissions: ['Pages.Conferences.Edit'],
  });
  await typeInto(label(), '工作单位');
  await save();
  await typeInto(label(), '所在单位');
  answerNow();
  await settle();
  expect(label().value).toBe('所在单位');
  await save();
  expect(calls.filter(({ path }) => path.endsWith('/UpdateDraft')).at(-1)?.input).toMatchObject({
    revision: 2,
    form: [{ key: 'company', label: '所在单位' }],
  });
});

test('a form that is full takes no copy of a question', async () => {
  const form = Array.from({ length: 40 }, (_, index) =>
    plainConference.facts.form.map((one) => ({ ...one, key: `question${index}` })),
  ).flat();
  const { answers } = sharedConference({ ...plainConference, facts: { ...plainConference.facts, form } });
  await renderAdmin(<FormBuilder id={7} />, { answers, permissions: ['Pages.Conferences.Edit'] });
  expect(findButton('复制').disabled).toBe(true);
});
