import { ticketCheckSign } from '@tuyuan/format/ticket-code.ts';
import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import { expect, it } from 'vitest';
import { ticketOfQr, tokenOfHash } from './ticket-of-qr.ts';

const code = `K7QW3MHD9T${ticketCheckSign('K7QW3MHD9T')}`;
const token = 'abcDEF-123_abcDEF-123_';

it('takes the token of a log-in address', () => {
  expect(ticketOfQr(ticketLink('https://example.cn', 3, token))).toBe(token);
  expect(ticketOfQr(`https://example.cn/meeting/login#t=${token}`)).toBe(token);
});

it('takes a code that was printed as such', () => {
  expect(ticketOfQr(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(code);
});

it.each([['https://example.cn/'], ['https://example.cn/#ticket='], ['K7QW3MHD9T2A'], ['WIFI:S:hall;;']])(
  'takes %s for no ticket',
  (text) => {
    expect(ticketOfQr(text)).toBeUndefined();
  },
);

it('reads a fragment with other things in it', () => {
  expect(tokenOfHash(`#from=sms&ticket=${token}`)).toBe(token);
  expect(tokenOfHash('')).toBeUndefined();
});
