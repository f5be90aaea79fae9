import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { getColleagues, getDutyGaps } from './duty.ts';
import { DutyShift } from './duty-fields.ts';

const staff = 'permission:Pages.Conferences.Staff' as const;
const place = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

export const DutyPost = z.object({
  id: idField,
  place: z.string(),
  work: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  leadId: idField.nullable(),
  leadName: z.string(),
  /** Content of the QR code on the post's poster. */
  address: z.string(),
  shifts: z.array(DutyShift),
});
export type DutyPost = z.infer<typeof DutyPost>;

export const getDutyRoster = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDutyManagement/GetRoster',
  access: staff,
  summary: 'A conference’s posts with all their shifts and people, and the staff there are.',
  input: z.object({ conferenceId: idField }),
  output: z.object({
    serverTime: wireTime,
    posts: z.array(DutyPost),
    staff: z.array(z.object({ attendeeId: idField, name: z.string(), minutes: count })),
  }),
  errors: ['Conference.NotFound'],
});

export const getManagedGaps = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDutyManagement/GetGaps',
  access: staff,
  summary:
    'Where somebody is missing now or within two hours, who is nearest and free, and swaps that wait for a word.',
  input: z.object({ conferenceId: idField }),
  output: getDutyGaps.output,
  errors: ['Conference.NotFound'],
});

export const getShiftColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceDutyManagement/GetColleagues',
  access: staff,
  summary: 'Staff of whom nothing is at the time of that shift; the nearest first.',
  input: z.object({ shiftId: idField }),
  output: getColleagues.output,
  errors: ['Shift.NotFound'],
});

const postFields = {
  place: textField(40, 1),
  work: textField(40, 1),
  directions: textField(200).default(''),
  latitude: place.latitude.nullable().default(null),
  longitude: place.longitude.nullable().default(null),
  leadId: idField.nullable().default(null),
};

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/CreatePost',
  access: staff,
  summary: 'Adds a post.',
  input: z.object({ conferenceId: idField, ...postFields }),
  output: z.object({ id: idField }),
  errors: ['Conference.NotFound', 'Post.NameTaken', 'Attendee.NotStaff'],
  idempotent: true,
});

export const updatePost = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceDutyManagement/UpdatePost',
  access: staff,
  summary: 'Changes a post.',
  input: z.object({ id: idField, ...postFields }),
  output: z.object({}),
  errors: ['Post.NotFound', 'Post.NameTaken', 'Attendee.NotStaff'],
});

export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceDutyManagement/DeletePost',
  access: staff,
  summary: 'Deletes a post in whose shifts nobody is.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Post.NotFound', 'Post.HasPeople'],
});

const neededField = z.int('请填写人数').min(1, '至少 1 人').max(200, '最多 200 人');
const shiftFields = {
  startsAt: wireTime,
  endsAt: wireTime,
  needed: neededField,
  note: textField(200).default(''),
};

export const createShifts = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/CreateShifts',
  access: staff,
  summary: 'Adds shifts to a post: one, or the same hours on several days.',
  input: z.object({
    postId: idField,
    shifts: z.array(z.object(shiftFields)).min(1, '请填写班次').max(60, '最多 60 班'),
  }),
  output: z.object({ ids: z.array(idField) }),
  errors: ['Post.NotFound', 'Shift.TimesReversed'],
  idempotent: true,
});

export const updateShift = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceDutyManagement/UpdateShift',
  access: staff,
  summary: 'Changes a shift; not below the people already in it. They are told of other hours.',
  input: z.object({ id: idField, ...shiftFields }),
  output: z.object({}),
  errors: ['Shift.NotFound', 'Shift.TimesReversed', 'Shift.Overlaps', 'Shift.TooFewPlaces'],
});

export const deleteShift = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceDutyManagement/DeleteShift',
  access: staff,
  summary: 'Deletes a shift in which nobody is.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Shift.NotFound', 'Post.HasPeople'],
});

export const assignShift = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/Assign',
  access: staff,
  summary: 'Puts somebody of the staff into a shift’s free place.',
  input: z.object({ shiftId: idField, attendeeId: idField }),
  output: z.object({ entryId: idField }),
  errors: ['Shift.NotFound', 'Shift.Full', 'Shift.Over', 'Shift.Overlaps', 'Attendee.NotStaff'],
  idempotent: true,
});

export const unassignShift = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/Unassign',
  access: staff,
  summary: 'Takes somebody out of a shift; his place is free.',
  input: z.object({ entryId: idField, reason: textField(200).default('') }),
  output: z.object({}),
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch'],
  idempotent: true,
});

export const settleShiftEntry = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/Settle',
  access: staff,
  summary: 'He is there, or he has not come and his place is free.',
  input: z.object({
    entryId: idField,
    outcome: z.enum(['present', 'noShow'], '请选择到岗或未到'),
    reason: textField(200).default(''),
  }),
  output: z.object({}),
  errors: ['ShiftEntry.NotFound', 'ShiftEntry.StateMismatch', 'ShiftEntry.TooEarly'],
  idempotent: true,
});

export const settleSwap = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceDutyManagement/DecideSwap',
  access: staff,
  summary: 'Lets two change places, or not.',
  input: z.object({ swapId: idField, isApproved: z.boolean('请选择是否同意'), reason: textField(200).default('') }),
  output: z.object({}),
  errors: ['Swap.NotFound', 'Swap.StateMismatch', 'Shift.Overlaps', 'Attendee.NotStaff'],
  idempotent: true,
});
