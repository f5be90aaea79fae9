import { expect, it } from 'vitest';
import { ticketCheckSign } from './ticket-code.ts';
import { readTicket, ticketLink } from './ticket-link.ts';

const token = 'aZ3_-6Qk0sT9uVwXyZ1234';
const code = `K7QW3MHD9T${ticketCheckSign('K7QW3MHD9T')}`;

it('reads back the token of its own link, and one in the query', () => {
  const link = ticketLink('https://x.test', 4, token);
  expect(new URL(link).search).not.toContain(token);
  expect(readTicket(link)).toEqual({ kind: 'token', token });
  expect(readTicket(`https://x.test/meeting/login?id=4&ticket=${token}`)).toEqual({ kind: 'token', token });
});

it('reads a code however it is typed', () => {
  const typed = ` ${code.slice(0, 4)} ${code.slice(4, 8)}–${code.slice(8)}`.toLowerCase();
  expect(readTicket(typed)).toEqual({ kind: 'code', code });
});

it.each([
  '',
  'K7QW',
  `${code.slice(0, 10)}${code.endsWith('2') ? '3' : '2'}`,
  'https://x.test/meeting/login',
  '<script>',
])('takes %s for no ticket', (text) => {
  expect(readTicket(text)).toBeNull();
});
