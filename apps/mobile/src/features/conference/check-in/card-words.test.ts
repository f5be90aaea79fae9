import { expect, it } from 'vitest';
import { cardWords } from './card-words.ts';

const card = {
  verdict: 'pass',
  reason: 'ok',
  broken: null,
  isLate: false,
  overruled: null,
  owesManner: false,
} as const;

it('says what may be done, by what is done there', () => {
  expect(cardWords(card, 'door', 'in')).toEqual({ title: '可以入场', text: '' });
  expect(cardWords(card, 'meal', 'in').title).toBe('可以领取');
  expect(cardWords(card, 'shuttle', 'in').title).toBe('可以上车');
  expect(cardWords(card, 'door', 'out').title).toBe('已离场');
});

it('says why not, and what to mind', () => {
  const refused = { ...card, verdict: 'refused', reason: 'already_redeemed' } as const;
  expect(cardWords(refused, 'door', 'in')).toEqual({ title: '不可入场', text: '已用过' });
  expect(cardWords({ ...refused, reason: 'rules', broken: 'ticketType' }, 'door', 'in').text).toBe('票种不符');
  expect(cardWords({ ...card, verdict: 'attention', isLate: true }, 'session', 'in')).toEqual({
    title: '请留意',
    text: '迟到入座',
  });
  expect(cardWords({ ...card, verdict: 'attention', owesManner: true }, 'door', 'in').text).toBe('须知未确认');
  expect(cardWords({ ...card, verdict: 'attention', owesManner: true, isLate: true }, 'door', 'in').text).toBe(
    '迟到入座',
  );
  expect(cardWords({ ...card, overruled: 'revoked' }, 'door', 'in').text).toBe('组长放行');
});
