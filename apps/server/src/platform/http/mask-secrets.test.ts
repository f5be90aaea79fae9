import { expect, it } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

it('hides what opens a ticket or an account, and shows what only tells which', () => {
  const secret = {
    ticket: 'a',
    ticketCode: 'b',
    captchaTicket: 'c',
    bindTicket: 'd',
    ticketLink: 'e',
    newPassword: 'f',
    token: 'g',
  };
  expect(Object.values(maskSecrets(secret) ?? {})).toEqual(Object.keys(secret).map(() => '***'));
  const plain = {
    ticketTypeId: 3,
    ticketTypeIds: [3],
    ticketTypeName: '普通票',
    ticketId: 7,
    hasTicket: true,
    sendsTickets: false,
    ticketCount: 2,
  };
  expect(maskSecrets(plain)).toEqual(plain);
});
