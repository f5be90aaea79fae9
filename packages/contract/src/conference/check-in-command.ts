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
  /**
   * `double`: admitted twice; `invalid`: admitted without network although the ticket was not valid; `overruled`:
   * admitted by a supervisor.
   */
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
  /** The scan that counts; null when there is no other. */
  winner: ClashingScan.nullable(),
  /** The scan to decide on. */
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

/** Status of a meal or gift. */
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
      /** Portions the kitchen prepared; null when not reported. */
      prepared: count.nullable(),
      /** Remaining of `prepared`, or of `issued` when that is null. */
      left: z.int(),
      /** Projected final number of redemptions at the current rate. */
      forecast: count,
    }),
  ),
  /** By five minutes. */
  burnDown: z.array(z.object({ at: wireTime, redeemed: count })),
  /** Projected time of the last portion; null when portions will not run out. */
  runsOutAt: wireTime.nullable(),
});
export type VoucherCounter = z.infer<typeof VoucherCounter>;

/** A post short of staff now or within two hours. */
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
  /** Nearest free colleague; null when there is none. */
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
    /** Number of attendees expected by now. */
    expectedNow: count,
    perMinute: count,
    /** Projected time at which 90 percent have arrived. */
    ninetyPercentAt: wireTime.nullable(),
    /** `low` and `high`: how it went at earlier conferences, scaled to this one; null where there were none. */
    curve: z.array(
      z.object({
        at: wireTime,
        /** Null for future times. */
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
  /** Today's trips, and all trips under way. */
  trips: z.array(CommandTrip),
  devices: z.array(CheckInDevice),
  openConflicts: count,
  conflicts: z.array(CheckInConflict),
  latest: z.array(ScanRecord),
});
export type CommandScreen = z.infer<typeof CommandScreen>;
