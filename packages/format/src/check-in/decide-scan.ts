/** Admission once only, once a day, or again after each exit. */
export type EntryRule = 'once' | 'daily' | 'reentry';

/** Requirements of a sign point. Times are milliseconds since 1970; an empty list requires nothing. */
export interface SignPointRules {
  readonly conferenceId: number;
  readonly isActive: boolean;
  readonly opensAt: number;
  readonly closesAt: number;
  /** From this time on, admissions are marked 迟到. */
  readonly lateAfter: number | null;
  readonly entry: EntryRule;
  /** Whether exits are scanned too. */
  readonly hasLeave: boolean;
  readonly userTypes: readonly number[];
  readonly ticketTypeIds: readonly number[];
  /** Admits only people with a seat in this session; null when no seat is required. */
  readonly seatOfSession: number | null;
  /** Whether only rotating codes are accepted: a printed or typed code could be anyone's. */
  readonly isRotatingOnly: boolean;
}

/** State of a ticket and its holder at the time of the scan. */
export interface TicketFacts {
  readonly conferenceId: number;
  readonly isRevoked: boolean;
  /** True when the registration no longer entitles to a ticket. */
  readonly isCancelled: boolean;
  readonly userType: number;
  readonly ticketTypeId: number;
  /** Ids of sessions with a seat. */
  readonly seats: readonly number[];
}

/**
 * How the ticket was shown. `hand`: staff found the person by name and gave a reason; `poster`: the attendee's own
 * phone read the hall's poster.
 */
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
  /** Admitted, but marked as late. */
  readonly isLate: boolean;
}

export interface ScanQuestion {
  readonly point: SignPointRules;
  /** Null when the code is unknown. */
  readonly ticket: TicketFacts | null;
  readonly method: ScanMethod;
  /** An expired rotating code, such as a picture of one shown earlier. */
  readonly isStale: boolean;
  readonly direction: 'in' | 'out';
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Whether the caller knows of an admission that still counts. The server passes false and asks its database instead. */
  readonly isAdmitted: boolean;
  /** False on a phone without network when the ticket belongs to another phone's lane. */
  readonly isInLane: boolean;
}

/**
 * Decides whether a ticket is admitted at a sign point: the one rule for the server and for phones without network.
 * Does not consider what other devices admitted meanwhile: the server's unique key decides that.
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
  // People inside may still leave after the closing time.
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

/** Returns whether a supervisor may overrule the refusal. Never for people without a ticket of this conference. */
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
