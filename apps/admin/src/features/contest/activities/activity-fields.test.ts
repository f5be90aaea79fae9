import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { expect, it } from 'vitest';
import { factsOf, fieldsOf } from './activity-fields.ts';

const stage = { from: '2026-09-01T00:00:00', to: '2026-11-08T20:00:00' };
const facts = {
  ...{ name: '秋色', description: '', detail: '', cover: '', organiser: '', place: '', address: '', directions: '' },
  latitude: null,
  longitude: null,
  stages: { register: stage, submit: stage, vote: null, judge: null, publicity: null },
  rules: { ...ActivityRules.parse({}), capturedFrom: '2026-01-01T00:00:00' },
};

it('comes back from the form as it was', () => {
  expect(factsOf(fieldsOf(facts))).toEqual(facts);
});

it('leaves a stage out that is switched off, and keeps its rules while it is on', () => {
  const fields = { ...fieldsOf(facts), hasVote: true };
  const on = factsOf({
    ...fields,
    stages: { ...fields.stages, vote: { from: '2026-11-10T00:00', to: '2026-11-20T00:00' } },
  });
  expect(on.stages.vote).toEqual({ from: '2026-11-10T00:00:00', to: '2026-11-20T00:00:00' });
  expect(on.rules.voting).toMatchObject({ perDay: 3, inAll: 10 });
  expect(factsOf({ ...fieldsOf(on), hasVote: false })).toMatchObject({
    stages: { vote: null },
    rules: { voting: null },
  });
});
