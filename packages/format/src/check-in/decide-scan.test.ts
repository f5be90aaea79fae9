import { describe, expect, it } from 'vitest';
import {
  canOverride,
  decideScan,
  type ScanQuestion,
  type ScanReason,
  type SignPointRules,
  type TicketFacts,
  verdictOf,
} from './decide-scan.ts';

const hour = 3_600_000;
const opensAt = Date.UTC(2026, 10, 20, 0, 0);

const point: SignPointRules = {
  conferenceId: 7,
  isActive: true,
  opensAt,
  closesAt: opensAt + 4 * hour,
  lateAfter: null,
  entry: 'once',
  hasLeave: true,
  userTypes: [],
  ticketTypeIds: [],
  seatOfSession: null,
  isRotatingOnly: false,
};
const ticket: TicketFacts = {
  conferenceId: 7,
  isRevoked: false,
  isCancelled: false,
  userType: 0,
  ticketTypeId: 3,
  seats: [],
};
interface Change extends Partial<Omit<ScanQuestion, 'point' | 'ticket'>> {
  point?: Partial<SignPointRules>;
  ticket?: Partial<TicketFacts> | null;
}
function ask({ point: points, ticket: tickets, ...question }: Change = {}) {
  return decideScan({
    method: 'pass',
    isStale: false,
    direction: 'in',
    at: opensAt + hour,
    isAdmitted: false,
    isInLane: true,
    ...question,
    point: { ...point, ...points },
    ticket: tickets === null ? null : { ...ticket, ...tickets },
  });
}

it('lets in who holds a ticket, in time and by the rules', () => {
  expect(ask()).toEqual({ reason: 'ok', broken: null, isLate: false });
});

describe('the window', () => {
  it.each<[string, number, ScanReason]>([
    ['a moment before it opens', opensAt - 1, 'not_open'],
    ['as it opens', opensAt, 'ok'],
    ['a moment before it closes', opensAt + 4 * hour - 1, 'ok'],
    ['as it closes', opensAt + 4 * hour, 'closed'],
  ])('%s', (_when, at, reason) => {
    expect(ask({ at }).reason).toBe(reason);
  });

  it('is closed for good at a point that is switched off', () => {
    expect(ask({ point: { isActive: false } }).reason).toBe('closed');
  });

  it('lets in with a word whoever comes late', () => {
    const late = { lateAfter: opensAt + hour };
    expect(ask({ point: late, at: opensAt + hour - 1 })).toMatchObject({ reason: 'ok', isLate: false });
    expect(ask({ point: late, at: opensAt + hour })).toMatchObject({ reason: 'ok', isLate: true });
  });

  it('lets out after closing, though nobody in', () => {
    expect(ask({ direction: 'out', at: opensAt + 9 * hour }).reason).toBe('ok');
    expect(ask({ direction: 'out', at: opensAt - 1 }).reason).toBe('not_open');
  });
});

it('lets nobody out where leaving is not scanned', () => {
  expect(ask({ direction: 'out', point: { hasLeave: false } })).toMatchObject({ reason: 'rules', broken: 'leave' });
});

describe('who may come', () => {
  it.each([0, 1, 2, 3, 4])('asks nothing of kind %i where the list is empty', (userType) => {
    expect(ask({ ticket: { userType } }).reason).toBe('ok');
  });

  it('refuses a kind of holder that is not on the list', () => {
    expect(ask({ point: { userTypes: [1, 4] } })).toMatchObject({ reason: 'rules', broken: 'userType' });
    expect(ask({ point: { userTypes: [1, 4] }, ticket: { userType: 1 } }).reason).toBe('ok');
  });

  it('refuses a type of ticket that is not on the list', () => {
    expect(ask({ point: { ticketTypeIds: [4, 5] } })).toMatchObject({ reason: 'rules', broken: 'ticketType' });
    expect(ask({ point: { ticketTypeIds: [3] } }).reason).toBe('ok');
  });

  it('asks for a seat of that very session', () => {
    const seated = { seatOfSession: 12 };
    expect(ask({ point: seated, ticket: { seats: [11] } })).toMatchObject({ reason: 'rules', broken: 'seat' });
    expect(ask({ point: seated, ticket: { seats: [11, 12] } }).reason).toBe('ok');
  });

  it('takes at a strict point only what changes, or what a person answers for', () => {
    const strict = { isRotatingOnly: true };
    for (const method of ['qr', 'code'] as const)
      expect(ask({ point: strict, method })).toMatchObject({ reason: 'rules', broken: 'credential' });
    for (const method of ['pass', 'hand', 'poster'] as const) expect(ask({ point: strict, method }).reason).toBe('ok');
  });
});

describe('the ticket', () => {
  it.each<[string, Change, ScanReason]>([
    ['nobody knows', { ticket: null }, 'unknown'],
    ['of another conference', { ticket: { conferenceId: 8 } }, 'wrong_conference'],
    ['of which a picture is shown', { isStale: true }, 'stale'],
    ['whose registration was cancelled', { ticket: { isCancelled: true } }, 'cancelled'],
    ['that was revoked', { ticket: { isRevoked: true } }, 'revoked'],
    ['that was admitted before', { isAdmitted: true }, 'already_redeemed'],
    ['another phone answers for', { isInLane: false }, 'provisional'],
  ])('%s is refused or admitted for the time being', (_what, change, reason) => {
    expect(ask(change).reason).toBe(reason);
  });

  it('may leave although it was admitted: that is what leaving is', () => {
    expect(ask({ direction: 'out', isAdmitted: true, isInLane: false }).reason).toBe('ok');
  });
});

it('names the weightiest of several reasons', () => {
  const faults: Change[] = [
    { isInLane: false },
    { isAdmitted: true },
    { point: { userTypes: [4] } },
    { at: opensAt - 1 },
    { ticket: { isRevoked: true } },
    { ticket: { isCancelled: true } },
    { isStale: true },
    { ticket: { conferenceId: 8 } },
    { ticket: null },
  ];
  const reasons: ScanReason[] = [];
  let all: Change = {};
  for (const fault of faults) {
    const tickets = fault.ticket === null ? null : { ...all.ticket, ...fault.ticket };
    all = { ...all, ...fault, point: { ...all.point, ...fault.point }, ticket: tickets };
    reasons.push(ask(all).reason);
  }
  expect(reasons).toEqual([
    'provisional',
    'already_redeemed',
    'rules',
    'not_open',
    'revoked',
    'cancelled',
    'stale',
    'wrong_conference',
    'unknown',
  ]);
});

it('lets a supervisor overrule what is about the moment, never who is a stranger', () => {
  const refusals: ScanReason[] = ['already_redeemed', 'revoked', 'not_open', 'closed', 'rules', 'stale', 'provisional'];
  expect(refusals.every(canOverride)).toBe(true);
  const final: ScanReason[] = ['ok', 'ambiguous', 'cancelled', 'wrong_conference', 'unknown'];
  expect(final.some(canOverride)).toBe(false);
});

it('is green, amber or red', () => {
  expect(verdictOf({ reason: 'ok', isLate: false })).toBe('pass');
  expect(verdictOf({ reason: 'ok', isLate: true })).toBe('attention');
  expect(verdictOf({ reason: 'provisional', isLate: false })).toBe('attention');
  expect(verdictOf({ reason: 'ambiguous', isLate: false })).toBe('attention');
  expect(verdictOf({ reason: 'already_redeemed', isLate: true })).toBe('refused');
});
