import { expect, it } from 'vitest';
import { typeTicketCode } from './type-ticket-code.ts';

it('groups and capitalises while one types', () => {
  expect(typeTicketCode('k7qw3', 5)).toEqual({ text: 'K7QW-3', caret: 6 });
});

it('takes a pasted code with spaces, dashes of any kind and full-width signs', () => {
  expect(typeTicketCode(' Ｋ7QW—3MHD 9TB ', 15).text).toBe('K7QW-3MHD-9TB');
});

it('leaves the caret where it was when a sign in the middle goes', () => {
  expect(typeTicketCode('K7Q-3MHD-9TB', 3)).toEqual({ text: 'K7Q3-MHD9-TB', caret: 3 });
});

it('leaves out signs that no code has, and what is too long', () => {
  expect(typeTicketCode('K0O1IL7QW3MHD9TB22', 18).text).toBe('K7QW-3MHD-9TB');
});
