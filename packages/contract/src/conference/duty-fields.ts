import { z } from 'zod';
import { count, idField, wireTime } from '../fields.ts';

/** `done`, and a `noShow` not reported by anyone, are derived from the clock. */
export const dutyEntryStates = ['claimed', 'confirmed', 'onDuty', 'done', 'noShow'] as const;
export type DutyEntryState = (typeof dutyEntryStates)[number];

/** open: places are vacant; filled: none is vacant, but not everyone has confirmed. */
export const dutyShiftStates = ['open', 'filled', 'confirmed', 'onDuty', 'done'] as const;
export type DutyShiftState = (typeof dutyShiftStates)[number];

export const DutyPerson = z.object({
  entryId: idField,
  attendeeId: idField,
  name: z.string(),
  state: z.enum(dutyEntryStates),
  /** As announced by the volunteer; 0 when on time. */
  lateMinutes: count,
  checkedInAt: wireTime.nullable(),
  /** True when not there ten minutes after the start or the announced time. */
  isMissing: z.boolean(),
});
export type DutyPerson = z.infer<typeof DutyPerson>;

export const DutySwap = z.object({
  id: idField,
  entryId: idField,
  state: z.enum(['asked', 'accepted']),
  fromName: z.string(),
  /** "" while the request goes to everyone. */
  toName: z.string(),
  reason: z.string(),
  askedAt: wireTime,
});
export type DutySwap = z.infer<typeof DutySwap>;

export const DutyShift = z.object({
  id: idField,
  postId: idField,
  place: z.string(),
  work: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  startsAt: wireTime,
  endsAt: wireTime,
  note: z.string(),
  needed: count,
  taken: count,
  state: z.enum(dutyShiftStates),
  lead: z.object({ attendeeId: idField, name: z.string(), phone: z.string() }).nullable(),
  people: z.array(DutyPerson),
  swaps: z.array(DutySwap),
});
export type DutyShift = z.infer<typeof DutyShift>;
