import { expect, test } from 'vitest';
import { askedOfTicketType } from './asked-of-ticket-type.ts';

test('a question without ticket types is asked of everybody, another only of the holders of its own', () => {
  const form = [
    { key: 'company', ticketTypeIds: [] },
    { key: 'talk', ticketTypeIds: [2, 3] },
  ];
  expect(askedOfTicketType(form, 1).map(({ key }) => key)).toEqual(['company']);
  expect(askedOfTicketType(form, 3).map(({ key }) => key)).toEqual(['company', 'talk']);
});
