import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { CheckInConflict, CheckInDevice, CommandScreen, VoucherCounter } from './check-in-command.ts';
import { ScanRecord, scanReasons } from './check-in-records.ts';

const ofConference = z.object({ conferenceId: idField });

export const getVoucherCounters = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetVoucherCounters',
  access: 'permission:Pages.Conferences',
  summary: 'How meals and gifts go: issued, handed out, left and forecast by diet.',
  input: ofConference,
  output: z.object({ items: z.array(VoucherCounter) }),
  errors: ['Conference.NotFound'],
});

export const revokeVoucher = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/RevokeVoucher',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Ends one attendee’s card for a meal or a gift; a second time changes nothing.',
  input: z.object({ pointId: idField, attendeeId: idField, reason: textField(200, 1) }),
  output: z.object({}),
  errors: ['SignPoint.NotFound', 'Voucher.NotFound'],
});

export const RevokedVoucher = z.object({
  pointId: idField,
  pointName: z.string(),
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  reason: z.string(),
  revokedAt: wireTime,
});
export type RevokedVoucher = z.infer<typeof RevokedVoucher>;

export const getRevokedVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetRevokedVouchers',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Whose cards for meals and gifts were revoked and why, the last first.',
  input: z.object({ ...pageFields, conferenceId: idField }),
  output: pageOf(RevokedVoucher),
  errors: ['Conference.NotFound'],
});

export const restoreVoucher = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/RestoreVoucher',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Gives an attendee a revoked card back, with the portions it had left; a second time changes nothing.',
  input: z.object({ pointId: idField, attendeeId: idField }),
  output: z.object({}),
  errors: ['SignPoint.NotFound', 'Voucher.NotFound'],
});

export const signByHand = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/SignByHand',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Lets an attendee in from the office, with the reason; the rule holds as at the door.',
  input: z.object({
    pointId: idField,
    attendeeId: idField,
    gate: textField(40).default(''),
    reason: textField(200, 1),
  }),
  output: z.object({ reason: z.enum(scanReasons), scanId: idField }),
  errors: ['SignPoint.NotFound', 'Attendee.NotFound'],
  idempotent: true,
});

const Supervisor = z.object({ id: idField, name: z.string(), overruled: count, createdAt: wireTime });
export type Supervisor = z.infer<typeof Supervisor>;

export const getSupervisors = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetSupervisors',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Who may overrule a refusal, and how often each did.',
  input: ofConference,
  output: z.object({ items: z.array(Supervisor) }),
  errors: ['Conference.NotFound'],
});

export const createSupervisor = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/CreateSupervisor',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Gives somebody a PIN to overrule refusals with; it is shown this once.',
  input: z.object({ conferenceId: idField, name: textField(20, 1) }),
  output: z.object({ supervisor: Supervisor, pin: z.string() }),
  errors: ['Conference.NotFound'],
  idempotent: true,
  isSecret: true,
});

export const deleteSupervisor = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/checkInManagement/DeleteSupervisor',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Ends a supervisor’s PIN; phones without network learn of it with their next roster.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Supervisor.NotFound'],
});

const CheckInRules = z.object({
  /** Checkers may scan only while on duty in a running shift of their own; the office always may. */
  onDutyOnly: z.boolean(),
});

export const getCheckInRules = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetRules',
  access: 'permission:Pages.Conferences',
  summary: 'What holds for everybody who scans at a conference.',
  input: ofConference,
  output: CheckInRules,
  errors: ['Conference.NotFound'],
});

export const setCheckInRules = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/checkInManagement/SetRules',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Sets who may scan; phones follow within seconds, what they scanned without network is taken all the same.',
  input: z.object({ conferenceId: idField, onDutyOnly: z.boolean('请选择是否只限在班的人') }),
  output: CheckInRules,
  errors: ['Conference.NotFound'],
});

export const getCheckInDevices = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetDevices',
  access: 'permission:Pages.Conferences',
  summary: 'The phones that scan: who holds each, where it stands, its queue and its lanes.',
  input: ofConference,
  output: z.object({ items: z.array(CheckInDevice) }),
  errors: ['Conference.NotFound'],
});

export const revokeDevice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/RevokeDevice',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Ends a phone’s right to scan, frees its lanes and logs it out: it was lost, or has done its work.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['CheckIn.DeviceNotFound'],
});

export const restoreDevice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/RestoreDevice',
  access: 'permission:Pages.Conferences.CheckIn',
  summary:
    'Lets a phone that was taken out of use scan again, once its holder has logged in: it is found, or still keeps scans.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['CheckIn.DeviceNotFound'],
});

export const freeLanes = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/FreeLanes',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Takes from a phone the ranges it answers for at a sign point, so that another may; it goes on scanning.',
  input: z.object({ id: idField, pointId: idField }),
  output: z.object({}),
  errors: ['CheckIn.DeviceNotFound'],
});

export const getConflicts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetConflicts',
  access: 'permission:Pages.Conferences',
  summary: 'The conflict inbox, open ones oldest first, decided ones newest first.',
  input: z.object({ ...pageFields, conferenceId: idField, isOpen: flagField.default(true) }),
  output: pageOf(CheckInConflict),
  errors: ['Conference.NotFound'],
});

export const decideConflict = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/DecideConflict',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Accepts the later admission, so that it counts beside the first, or voids it; with the reason.',
  input: z.object({
    id: idField,
    decision: z.enum(['accept', 'void'], '请选择认可或作废'),
    reason: textField(200, 1),
  }),
  output: CheckInConflict,
  errors: ['Conflict.NotFound', 'Conflict.AlreadyDecided'],
});

const scanFilters = {
  conferenceId: idField,
  pointId: idField.optional(),
  ticketId: idField.optional(),
  keyword: textField(40).default(''),
  onlyRefused: flagField.default(false),
};

export const getScans = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetScans',
  access: 'permission:Pages.Conferences',
  summary: 'Every attempt, the newest first; of one ticket, one sign point, or only the refused.',
  input: z.object({ ...pageFields, ...scanFilters }),
  output: pageOf(ScanRecord),
  errors: ['Conference.NotFound'],
});

export const exportScans = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/ExportScans',
  access: 'permission:Pages.Conferences',
  summary: 'Answers a link for one download of the filtered attempts, within five minutes.',
  input: z.object({ ...scanFilters, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const getCommandScreen = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetCommandScreen',
  access: 'permission:Pages.Conferences',
  summary: 'Arrivals against what was expected, heads by hall, meals left, devices, conflicts, the latest attempts.',
  input: ofConference,
  output: CommandScreen,
  errors: ['Conference.NotFound'],
});
