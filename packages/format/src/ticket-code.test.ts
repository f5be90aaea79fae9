import { expect, it } from 'vitest';
import {
  formatTicketCode,
  isTicketCode,
  normaliseTicketCode,
  ticketCheckSign,
  ticketCodeAlphabet,
} from './ticket-code.ts';

const ten = 'K7QW3MHD9T';
const code = ten + ticketCheckSign(ten);

it('takes a code however it was typed', () => {
  expect(isTicketCode(normaliseTicketCode(` ${ten.slice(0, 4).toLowerCase()}－${code.slice(4)} `))).toBe(true);
});

it('sees every single wrong sign and every pair of swapped neighbours', () => {
  for (let place = 0; place < code.length; place += 1) {
    for (const sign of ticketCodeAlphabet) {
      if (sign === code[place]) continue;
      expect(isTicketCode(code.slice(0, place) + sign + code.slice(place + 1))).toBe(false);
    }
    const [first, second] = [code.charAt(place), code.charAt(place + 1)];
    if (place < 9 && first !== second)
      expect(isTicketCode(code.slice(0, place) + second + first + code.slice(place + 2))).toBe(false);
  }
});

it('refuses signs that are read as others, and what is too short or too long', () => {
  expect(['O', 'I', 'L', '0', '1'].some((sign) => ticketCodeAlphabet.includes(sign))).toBe(false);
  expect([isTicketCode(ten), isTicketCode(`${code}2`), isTicketCode('')]).toEqual([false, false, false]);
});

it('shows it in groups, whole or not yet', () => {
  expect([formatTicketCode(code), formatTicketCode('K7QW3'), formatTicketCode('')]).toEqual([
    `K7QW-3MHD-${code.slice(8)}`,
    'K7QW-3',
    '',
  ]);
});
