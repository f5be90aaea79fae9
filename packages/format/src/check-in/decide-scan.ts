/** Once for good, once a day, or again after each leaving. */
export type EntryRule = 'once' | 'daily' | 'reentry';

/** What a sign point asks of whoever comes. Moments are milliseconds since 1970; an empty list asks nothing. */
export interface SignPointRules {
  readonly conferenceId: number;
  readonly isActive: boolean;
  readonly opensAt: number;
  readonly closesAt: number;
  /** From here on whoever comes is let in with a word: 迟到. */
  readonly lateAfter: number | null;
  readonly entry: EntryRule;
  /** Whether leaving is scanned, too. */
  readonly hasLeave: boolean;
  readonly userTypes: readonly number[];
  readonly ticketTypeIds: readonly number[];
  /** Only who has a seat in this session; null: no seat is asked for. */
  readonly seatOfSession: number | null;
  /** Whether only a code that changes is taken: a printed one or a typed one can be anybody's. */
  readonly isRotatingOnly: boolean;
}

/** What a ticket and its holder are at that moment. */
export interface TicketFacts {
  readonly conferenceId: number;
  readonly isRevoked: boolean;
  /** The registration is no longer a ticket holder's. */
  readonly isCancelled: boolean;
  readonly userType: number;
  readonly ticketTypeId: number;
  /** Sessions he has a seat in. */
  readonly seats: readonly number[];
}

/** How the ticket was shown. `hand`: the staff found the person by name and gave a reason; `poster`: his own phone read the hall's poster. */
export type ScanMethod = 'pass' | 'qr' | 'code' | 'hand' | 'poster';

export type ScanReason =
  | 'ok'
  | 'provisional'
  | 'ambiguous'
  | 'already_redeemed'
  | 'revoked'
  | 'cancelled'
  | 'wrong_conference'
  | 'not_open'
  | 'closed'
  | 'rules'
  | 'stale'
  | 'unknown';

/** Which rule `rules` means. */
export type BrokenRule = 'userType' | 'ticketType' | 'seat' | 'credential' | 'voucher' | 'leave';

export interface ScanDecision {
  readonly reason: ScanReason;
  readonly broken: BrokenRule | null;
  /** Let in, but not without a word. */
  readonly isLate: boolean;
}

export interface ScanQuestion {
  readonly point: SignPointRules;
  /** Null where nobody knows the code. */
  readonly ticket: TicketFacts | null;
  readonly method: ScanMethod;
  /** A code that changes, and this one did: it was shown before, a picture of it is shown now. */
  readonly isStale: boolean;
  readonly direction: 'in' | 'out';
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Whether the asker knows of an admission that still counts. The server asks its database instead and says false. */
  readonly isAdmitted: boolean;
  /** False on a phone without network, for a ticket that another phone answers for. */
  readonly isInLane: boolean;
}

/**
 * Whether a ticket opens a sign point: the one rule, for the server and for phones without network. What another device has
 * admitted meanwhile is not its matter: the server's unique key decides that.
 */
export function decideScan(question: ScanQuestion): ScanDecision {
  const { point, ticket, at, direction, isAdmitted } = question;
  if (!ticket) return refused('unknown');
  if (ticket.conferenceId !== point.conferenceId) return refused('wrong_conference');
  if (question.isStale) return refused('stale');
  if (ticket.isCancelled) return refused('cancelled');
  if (ticket.isRevoked) return refused('revoked');
  if (!point.isActive) return refused('closed');
  if (at < point.opensAt) return refused('not_open');
  // Whoever is inside may leave after the closing time, too.
  if (direction === 'in' && at >= point.closesAt) return refused('closed');
  const broken = brokenRule(question, ticket);
  if (broken) return { ...refused('rules'), broken };
  if (direction === 'out') return { reason: 'ok', broken: null, isLate: false };
  if (isAdmitted) return refused('already_redeemed');
  const isLate = point.lateAfter !== null && at >= point.lateAfter;
  return { reason: question.isInLane ? 'ok' : 'provisional', broken: null, isLate };
}

function brokenRule({ point, method, direction }: ScanQuestion, ticket: TicketFacts): BrokenRule | null {
  if (direction === 'out' && !point.hasLeave) return 'leave';
  if (point.userTypes.length > 0 && !point.userTypes.includes(ticket.userType)) return 'userType';
  if (point.ticketTypeIds.length > 0 && !point.ticketTypeIds.includes(ticket.ticketTypeId)) return 'ticketType';
  if (point.seatOfSession !== null && !ticket.seats.includes(point.seatOfSession)) return 'seat';
  if (point.isRotatingOnly && (method === 'qr' || method === 'code')) return 'credential';
  return null;
}

function refused(reason: ScanReason): ScanDecision {
  return { reason, broken: null, isLate: false };
}

/** Whether a supervisor may let somebody in whom the rule refuses. Never who has no ticket of this meeting. */
export function canOverride(reason: ScanReason): boolean {
  switch (reason) {
    case 'already_redeemed':
    case 'revoked':
    case 'not_open':
    case 'closed':
    case 'rules':
    case 'stale':
    case 'provisional':
      return true;
    case 'ok':
    case 'ambiguous':
    case 'cancelled':
    case 'wrong_conference':
    case 'unknown':
      return false;
  }
}

/** Green, amber or red. */
export function verdictOf({
  reason,
  isLate,
  owesManner = false,
}: Pick<ScanDecision, 'reason' | 'isLate'> & { readonly owesManner?: boolean }): 'pass' | 'attention' | 'refused' {
  if (reason === 'ok') return isLate || owesManner ? 'attention' : 'pass';
  return reason === 'provisional' || reason === 'ambiguous' ? 'attention' : 'refused';
}
