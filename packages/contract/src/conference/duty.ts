import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { DutyShift, DutySwap } from './duty-fields.ts';

const done = z.object({});
const reasonField = textField(200).default('');

export const MyShift = DutyShift.extend({
  /** Mine in it. */
  entryId: idField,
});
export type MyShift = z.infer<typeof MyShift>;

export const getMyDuty = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDuty/GetMine',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'My shifts in their order, whether one is on, swaps that wait for my answer, and how many places are free.',
  input: z.object({}),
  output: z.object({
    serverTime: wireTime,
    attendeeId: idField,
    /** True while the caller is present in a running shift. */
    isOnDuty: z.boolean(),
    /** True for a post's lead and the office, who are notified of gaps. */
    isLead: z.boolean(),
    shifts: z.array(MyShift),
    swapsForMe: z.array(DutySwap.extend({ shift: DutyShift })),
    openPlaces: count,
  }),
  errors: [],
});

export const getOpenShifts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDuty/GetOpenShifts',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Shifts to come with a free place; `clashes` where one of mine is at the same time.',
  input: z.object({}),
  output: z.object({ items: z.array(DutyShift.extend({ clashes: z.boolean() })) }),
  errors: [],
});

export const claimShift = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/Claim',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Takes a free place in a shift. Who has it already is told so without an error.',
  input: z.object({ shiftId: idField }),
  output: z.object({ entryId: idField }),
  errors: ['Shift.NotFound', 'Shift.Full', 'Shift.Over', 'Shift.Overlaps'],
  idempotent: true,
});

export const confirmShift = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/Confirm',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Says that I will be there.',
  input: z.object({ entryId: idField }),
  output: done,
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch'],
  idempotent: true,
});

export const dropShift = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/Drop',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Gives my place back: until the beginning where I have not confirmed it, else until two hours before.',
  input: z.object({ entryId: idField }),
  output: done,
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch'],
  idempotent: true,
});

export const reportLate = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/ReportLate',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Says by how many minutes I will be late; 0 takes it back.',
  input: z.object({
    entryId: idField,
    minutes: z.int('请填写分钟数').min(0, '请填写 0 到 240').max(240, '请填写 0 到 240'),
    reason: reasonField,
  }),
  output: done,
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch'],
  idempotent: true,
});

export const checkInAtPost = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/CheckIn',
  access: 'ticket:staff',
  module: 'duty',
  summary:
    'I am there: by the code on the post’s poster, for my shift there that awaits me now. A second time answers the first.',
  input: z.object({ code: textField(300, 1) }),
  output: z.object({ place: z.string(), checkedInAt: wireTime }),
  errors: ['ShiftEntry.StateMismatch', 'ShiftEntry.TooEarly', 'ShiftEntry.WrongPost'],
  idempotent: true,
});

export const askSwap = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/AskSwap',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Asks a colleague, or all, to take my shift.',
  input: z.object({ entryId: idField, toAttendeeId: idField.nullable().default(null), reason: reasonField }),
  output: z.object({ swapId: idField }),
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch', 'Swap.AlreadyAsked', 'Swap.ToSelf', 'Attendee.NotStaff'],
  idempotent: true,
});

export const acceptSwap = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/AcceptSwap',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Takes a colleague’s shift, once its lead has agreed. Of two at once one gets it.',
  input: z.object({ swapId: idField }),
  output: done,
  errors: ['Swap.NotFound', 'Swap.StateMismatch', 'Swap.ToSelf', 'Shift.Overlaps', 'Attendee.NotStaff'],
  idempotent: true,
});

export const withdrawSwap = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/WithdrawSwap',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Takes my question back, or my yes to a colleague’s.',
  input: z.object({ swapId: idField }),
  output: done,
  errors: ['Swap.NotFound', 'Swap.StateMismatch'],
  idempotent: true,
});

export const decideSwap = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/DecideSwap',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'As lead: lets two change places, or not.',
  input: z.object({ swapId: idField, isApproved: z.boolean('请选择是否同意'), reason: reasonField }),
  output: done,
  errors: ['Swap.NotFound', 'Swap.StateMismatch', 'Shift.NotLead', 'Shift.Overlaps', 'Attendee.NotStaff'],
  idempotent: true,
});

export const getColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDuty/GetColleagues',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'Staff who could take that shift: nothing of theirs is at the same time; the nearest first.',
  input: z.object({ shiftId: idField }),
  output: z.object({
    items: z.array(
      z.object({
        attendeeId: idField,
        name: z.string(),
        /** Distance of the person's last known position from the post; null when unknown. */
        meters: count.nullable(),
        isOnSite: z.boolean(),
      }),
    ),
  }),
  errors: ['Shift.NotFound'],
});

export const getDutyGaps = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDuty/GetGaps',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'As lead: where somebody is missing now or within two hours, and who is nearest and free.',
  input: z.object({}),
  output: z.object({
    serverTime: wireTime,
    items: z.array(
      z.object({
        shift: DutyShift,
        /** Returns the number of free places and missing people. */
        missing: count,
        isNow: z.boolean(),
        nearest: z.object({ attendeeId: idField, name: z.string(), meters: count.nullable() }).nullable(),
      }),
    ),
    /** Swaps of my posts that wait for my word. */
    swaps: z.array(DutySwap.extend({ shift: DutyShift })),
  }),
  errors: ['Shift.NotLead'],
});

export const dispatchColleague = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/Dispatch',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'As lead: puts a colleague into a shift’s free place.',
  input: z.object({ shiftId: idField, attendeeId: idField }),
  output: z.object({ entryId: idField }),
  errors: ['Shift.NotFound', 'Shift.NotLead', 'Shift.Full', 'Shift.Over', 'Shift.Overlaps', 'Attendee.NotStaff'],
  idempotent: true,
});

export const settleEntry = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDuty/Settle',
  access: 'ticket:staff',
  module: 'duty',
  summary: 'As lead: he is there (without the poster), or he has not come and his place is free.',
  input: z.object({
    entryId: idField,
    outcome: z.enum(['present', 'noShow'], '请选择到岗或未到'),
    reason: reasonField,
  }),
  output: done,
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch', 'ShiftEntry.TooEarly', 'Shift.NotLead'],
  idempotent: true,
});
