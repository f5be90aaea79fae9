import { expect, it } from 'vitest';
import { packRosterLine, type RosterLine, unpackRosterLine } from './roster-line.ts';

const line: RosterLine = {
  tag: 'AAECAwQFBgcICQoLDA0ODw',
  ticketId: 7,
  attendeeId: 8,
  name: '林砚秋',
  company: '江州摄影家协会',
  userType: 0,
  ticketTypeId: 3,
  ticketTypeName: '参会代表',
  hall: '听涛厅',
  seat: 'B 区 12 排 08 座',
  diet: '清真',
  seats: [11, 12],
  isRevoked: false,
  isCancelled: true,
  sign: 'K',
};

it.each([line, { ...line, seats: [], isRevoked: true, isCancelled: false, sign: '' }])(
  'says what was packed',
  (one) => {
    expect(unpackRosterLine(packRosterLine(one))).toEqual(one);
  },
);

it.each(['{}', '[]', 'null', '[1]', packRosterLine(line).replace('7', '"7"')])('refuses %s', (text) => {
  expect(() => unpackRosterLine(text)).toThrow(SyntaxError);
});
