import { z } from 'zod';
import { idField, wireTime } from '../fields.ts';

/** Moments that devices reckon with: milliseconds since 1970 by the server's clock. */
export const instant = z.int().min(0).max(8_640_000_000_000_000);

export const nonceField = z.uuid('操作编号不正确').toLowerCase();

export const signPointKinds = ['door', 'meal', 'shuttle', 'gift', 'session'] as const;
export const scanReasons = [
  'ok',
  'provisional',
  'ambiguous',
  'already_redeemed',
  'revoked',
  'cancelled',
  'wrong_conference',
  'not_open',
  'closed',
  'rules',
  'stale',
  'unknown',
] as const;
export const brokenRules = ['userType', 'ticketType', 'seat', 'credential', 'voucher', 'leave'] as const;
export const scanMethods = ['pass', 'qr', 'code', 'hand', 'poster'] as const;
export const directionField = z.enum(['in', 'out'], '方向应为进或出');

/** Rules of a sign point, the same that the server decides by. */
export const SignPoint = z.object({
  id: idField,
  conferenceId: idField,
  kind: z.enum(signPointKinds),
  name: z.string(),
  place: z.string(),
  /** Hall whose headcount the sign point changes; "" for none. */
  hall: z.string(),
  gates: z.array(z.string()),
  isActive: z.boolean(),
  opensAt: wireTime,
  closesAt: wireTime,
  lateAfter: wireTime.nullable(),
  entry: z.enum(['once', 'daily', 'reentry']),
  hasLeave: z.boolean(),
  userTypes: z.array(z.int()),
  ticketTypeIds: z.array(idField),
  seatOfSession: idField.nullable(),
  isRotatingOnly: z.boolean(),
  lanes: z.int(),
  /** Portions per ticket at a meal or gift counter. */
  portions: z.int().nullable(),
});
export type SignPoint = z.infer<typeof SignPoint>;

/** What a door needs to know about the scanned person, and no more. */
export const ScannedPerson = z.object({
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  userType: z.int(),
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  diet: z.string(),
});
export type ScannedPerson = z.infer<typeof ScannedPerson>;

/** The earlier admission. */
export const FirstScan = z.object({
  at: wireTime,
  gate: z.string(),
  device: z.string(),
  staff: z.string(),
});
export type FirstScan = z.infer<typeof FirstScan>;

export const ScanAnswer = z.object({
  scanId: idField,
  pointId: idField,
  direction: z.enum(['in', 'out']),
  verdict: z.enum(['pass', 'attention', 'refused']),
  reason: z.enum(scanReasons),
  /** Which rule `rules` means. */
  broken: z.enum(brokenRules).nullable(),
  isLate: z.boolean(),
  /** The refusal that a supervisor overruled. */
  overruled: z.enum(scanReasons).nullable(),
  scannedAt: wireTime,
  person: ScannedPerson.nullable(),
  first: FirstScan.nullable(),
  canOverride: z.boolean(),
  /** Admitted at a door without having confirmed the code of conduct, which staff should mention. */
  owesManner: z.boolean(),
  /** Deadline for undoing the admission; null when there is none. */
  undoUntil: instant.nullable(),
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const AttendeeMatch = z.object({
  attendeeId: idField,
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  company: z.string(),
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  /** When this sign point admitted the attendee. */
  admittedAt: wireTime.nullable(),
});
export type AttendeeMatch = z.infer<typeof AttendeeMatch>;

export const ScanRecord = z.object({
  id: idField,
  pointName: z.string(),
  gate: z.string(),
  device: z.string(),
  staff: z.string(),
  name: z.string(),
  direction: z.enum(['in', 'out']),
  method: z.enum(scanMethods),
  reason: z.enum(scanReasons),
  overruled: z.enum(scanReasons).nullable(),
  supervisor: z.string(),
  note: z.string(),
  isOffline: z.boolean(),
  isVoid: z.boolean(),
  scannedAt: wireTime,
  receivedAt: wireTime,
});
export type ScanRecord = z.infer<typeof ScanRecord>;
