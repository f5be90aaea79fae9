import { z } from 'zod';
import { count, idField, wireTime } from '../fields.ts';
import { ScanRecord, scanReasons } from './check-in-records.ts';
import { Trip } from './transport.ts';

const ClashingScan = z.object({
  at: wireTime,
  gate: z.string(),
  device: z.string(),
  staff: z.string(),
  isOffline: z.boolean(),
});

export const CheckInConflict = z.object({
  id: idField,
  /** `double`: let in twice; `invalid`: let in without network though the ticket did not hold; `overruled`: by a supervisor. */
  kind: z.enum(['double', 'invalid', 'overruled']),
  state: z.enum(['open', 'accepted', 'voided']),
  pointName: z.string(),
  ticketId: idField,
  name: z.string(),
  ticketTypeName: z.string(),
  /** Why it would have been refused. */
  refusal: z.enum(scanReasons).nullable(),
  supervisor: z.string(),
  note: z.string(),
  /** Which counts; null where there is no other. */
  winner: ClashingScan.nullable(),
  /** What is to be decided. */
  scan: ClashingScan,
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type CheckInConflict = z.infer<typeof CheckInConflict>;

export const CheckInDevice = z.object({
  id: idField,
  label: z.string(),
  holder: z.string(),
  pointName: z.string(),
  gate: z.string(),
  /** `silent`: it should have called and did not. */
  state: z.enum(['online', 'degraded', 'offline', 'syncing', 'silent']),
  queueDepth: count,
  latencyMs: z.int().nullable(),
  scansLastMinute: count,
  lastSeenAt: wireTime,
  lanes: z.array(z.object({ pointId: idField, pointName: z.string(), from: z.string(), to: z.string() })),
  isRevoked: z.boolean(),
});
export type CheckInDevice = z.infer<typeof CheckInDevice>;

/** How a meal or a gift goes. */
export const VoucherCounter = z.object({
  pointId: idField,
  kind: z.enum(['meal', 'gift']),
  name: z.string(),
  opensAt: wireTime,
  closesAt: wireTime,
  issued: count,
  redeemed: count,
  diets: z.array(
    z.object({
      /** Empty: without any wish. */
      diet: z.string(),
      issued: count,
      redeemed: count,
      /** What the kitchen made; null where nobody told. */
      prepared: count.nullable(),
      /** Of what was made, or of what was issued. */
      left: z.int(),
      /** How many will have come at the end, as it goes now. */
      forecast: count,
    }),
  ),
  /** By five minutes. */
  burnDown: z.array(z.object({ at: wireTime, redeemed: count })),
  /** When the last portion goes, as it goes now; null where it won't. */
  runsOutAt: wireTime.nullable(),
});
export type VoucherCounter = z.infer<typeof VoucherCounter>;

/** Where somebody is missing on duty, now or within two hours. */
export const DutyGap = z.object({
  shiftId: idField,
  place: z.string(),
  work: z.string(),
  startsAt: wireTime,
  endsAt: wireTime,
  missing: count,
  isNow: z.boolean(),
  leadName: z.string(),
  leadPhone: z.string(),
  /** The nearest colleague who is free; null for none. */
  nearestName: z.string().nullable(),
});
export type DutyGap = z.infer<typeof DutyGap>;

const CommandTrip = Trip.pick({
  id: true,
  name: true,
  state: true,
  fromPlace: true,
  toPlace: true,
  plate: true,
  departsAt: true,
  plannedDepartsAt: true,
  arrivesAt: true,
  capacity: true,
  taken: true,
  boarded: true,
});
export type CommandTrip = z.infer<typeof CommandTrip>;

export const CommandScreen = z.object({
  conference: z.object({ id: idField, title: z.string(), startTime: wireTime, endTime: wireTime }),
  now: wireTime,
  arrivals: z.object({
    arrived: count,
    expected: count,
    /** How many should have come by now. */
    expectedNow: count,
    perMinute: count,
    /** When nine tenths will be there, as it goes now. */
    ninetyPercentAt: wireTime.nullable(),
    /** `low` and `high`: how it went at earlier conferences, scaled to this one; null where there were none. */
    curve: z.array(
      z.object({
        at: wireTime,
        /** Null for what is still to come. */
        arrived: count.nullable(),
        expected: count,
        low: count.nullable(),
        high: count.nullable(),
      }),
    ),
  }),
  halls: z.array(z.object({ name: z.string(), inside: count, capacity: count.nullable() })),
  vouchers: z.array(VoucherCounter),
  gaps: z.array(DutyGap),
  /** Those of today, and whatever is under way. */
  trips: z.array(CommandTrip),
  devices: z.array(CheckInDevice),
  openConflicts: count,
  conflicts: z.array(CheckInConflict),
  latest: z.array(ScanRecord),
});
export type CommandScreen = z.infer<typeof CommandScreen>;
