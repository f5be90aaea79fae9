import { expect, it } from 'vitest';
import { attendeeChange } from './attendee-draft.ts';

it('sends a cleared answer as empty, and leaves out what nobody touched', () => {
  const draft = { name: '沈知白', phone: '13800000000', ticketTypeId: 3, answers: { gender: undefined, diet: '清真' } };
  const change = attendeeChange(draft, ['name', 'answers.gender']);
  expect(JSON.parse(JSON.stringify(change))).toEqual({ name: '沈知白', answers: { gender: '' } });
});
