import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField } from '../fields.ts';
import {
  AttendeeMatch,
  brokenRules,
  directionField,
  instant,
  nonceField,
  ScanAnswer,
  ScanRecord,
  SignPoint,
  scanReasons,
} from './check-in-records.ts';

const deviceId = idField;
const gate = textField(40).default('');
/** Long enough for a rotating code, the longest text that is scanned. */
const scannedText = textField(600, 1);
const pinField = z.string('请填写授权码').regex(/^\d{6}$/, '授权码是 6 位数字');

/** What a staff phone works with, including without network. */
const Station = z.object({
  deviceId: idField,
  label: z.string(),
  conferenceId: idField,
  conferenceTitle: z.string(),
  points: z.array(SignPoint),
  /** The conference's P-256 public key (x and y, base64url), for verifying codes without network. */
  publicKey: z.string(),
  /** Salt of the roster and PINs: 16 bytes, base64url. */
  salt: z.string(),
  supervisors: z.array(z.object({ id: idField, name: z.string(), pinHash: z.string() })),
  serverTime: instant,
});
export type Station = z.infer<typeof Station>;

export const registerDevice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/RegisterDevice',
  access: 'ticket:checker',
  summary: 'Makes the phone one that scans, or takes it over from whoever held it; answers what it works with.',
  input: z.object({ key: nonceField, label: textField(20).default('') }),
  output: Station,
  errors: ['CheckIn.DeviceRevoked'],
  audited: true,
});

export const reportDevice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/ReportDevice',
  access: 'ticket:checker',
  summary: 'A phone’s sign of life, every 15 seconds: where it stands, its queue, how quick the network is.',
  input: z.object({
    deviceId,
    pointId: idField.nullable(),
    gate,
    state: z.enum(['online', 'degraded', 'offline', 'syncing'], '状态不正确'),
    queueDepth: count.max(100_000),
    latencyMs: z.int().min(0).max(600_000).nullable(),
  }),
  output: z.object({ serverTime: instant }),
  errors: ['CheckIn.DeviceNotFound'],
  audited: false,
});

export const scanTicket = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/Scan',
  access: 'ticket:checker',
  summary:
    'One attempt: what was scanned or typed, or a person found by name with the reason. The same nonce is answered the same.',
  input: z
    .object({
      deviceId,
      nonce: nonceField,
      pointId: idField,
      gate,
      direction: directionField.default('in'),
      text: scannedText.optional(),
      attendeeId: idField.optional(),
      /** Why by hand, or why a supervisor overrules. */
      note: textField(200).default(''),
      /** A supervisor's PIN, for admitting an attendee the rule refuses. */
      pin: pinField.optional(),
    })
    .refine(({ text, attendeeId }) => (text === undefined) !== (attendeeId === undefined), {
      message: '请扫码、输入票号或选择一位参会者',
      path: ['text'],
    })
    .refine(({ attendeeId, pin, note }) => (attendeeId === undefined && pin === undefined) || note !== '', {
      message: '请写明原因',
      path: ['note'],
    }),
  output: ScanAnswer,
  errors: [
    'CheckIn.DeviceNotFound',
    'CheckIn.PointNotFound',
    'CheckIn.NotOnDuty',
    'CheckIn.PinWrong',
    'CheckIn.TooManyPins',
    'Attendee.NotFound',
    'Request.KeyReused',
  ],
  // Each attempt already has its own row with person, place and time; auditing it too would slow the door.
  audited: false,
});

export const undoScan = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/Undo',
  access: 'ticket:checker',
  summary: 'Takes an admission back within 60 seconds; a voucher is whole again.',
  input: z.object({ deviceId, scanId: idField, reason: textField(200, 1) }),
  output: z.object({}),
  errors: ['CheckIn.DeviceNotFound', 'CheckIn.ScanNotFound', 'CheckIn.UndoTooLate'],
});

export const findAttendees = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkIn/FindAttendees',
  access: 'ticket:checker',
  summary: 'Up to 20 ticket holders by name, company, badge or the end of the telephone number.',
  input: z.object({ pointId: idField, keyword: textField(40, 1) }),
  output: z.object({ items: z.array(AttendeeMatch) }),
  errors: ['CheckIn.PointNotFound'],
});

export const getDeviceScans = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkIn/GetDeviceScans',
  access: 'ticket:checker',
  summary: 'The phone’s last 100 attempts, the newest first.',
  input: z.object({ deviceId }),
  output: z.object({ items: z.array(ScanRecord.extend({ undoUntil: instant.nullable() })) }),
  errors: ['CheckIn.DeviceNotFound'],
});

const Lane = z.object({
  lane: z.int(),
  /** First signs of the tickets' codes. */
  from: z.string(),
  to: z.string(),
  /** Empty: free. */
  heldBy: z.string(),
  isMine: z.boolean(),
});
export type Lane = z.infer<typeof Lane>;
const laneList = z.object({ items: z.array(Lane) });

export const getLanes = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkIn/GetLanes',
  access: 'ticket:checker',
  summary: 'Which ranges of tickets a sign point has, and which phone answers for each without network.',
  input: z.object({ deviceId, pointId: idField }),
  output: laneList,
  errors: ['CheckIn.DeviceNotFound', 'CheckIn.PointNotFound'],
});

export const leaseLane = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/LeaseLane',
  access: 'ticket:checker',
  summary: 'Makes the phone answer for a range that no other holds; `null` gives its own back.',
  input: z.object({ deviceId, pointId: idField, lane: z.int().min(0).max(30).nullable() }),
  output: laneList,
  errors: ['CheckIn.DeviceNotFound', 'CheckIn.PointNotFound', 'CheckIn.LaneTaken'],
});

export const getRoster = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkIn/GetRoster',
  access: 'ticket:checker',
  summary: 'What is new of the sealed roster and of a sign point’s admissions, for a phone that may lose its network.',
  input: z.object({
    deviceId,
    pointId: idField,
    /** `nextLine` and `nextAdmission` of the previous answer; 0 at first. */
    afterLine: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    afterAdmission: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    /** `asOf` of the previous answer. */
    since: z.coerce.number<number>().int().min(0).max(8_640_000_000_000_000).default(0),
  }),
  output: z.object({
    lines: z.array(z.object({ index: z.string(), box: z.string() })),
    nextLine: z.int(),
    /** Identified by a tag that can be matched only after opening the ticket's roster line. */
    admissions: z.array(
      z.object({ id: idField, tag: z.string(), cycle: z.int(), at: instant, gate: z.string(), isOver: z.boolean() }),
    ),
    nextAdmission: z.int(),
    /** False when there is more to fetch at once. */
    isComplete: z.boolean(),
    asOf: instant,
  }),
  errors: ['CheckIn.DeviceNotFound', 'CheckIn.PointNotFound'],
});

const QueuedScan = z
  .object({
    nonce: nonceField,
    pointId: idField,
    gate,
    direction: directionField,
    text: scannedText,
    /** Time on the phone's clock, corrected by the server's. */
    scannedAt: instant,
    /** The phone's decision. */
    reason: z.enum(scanReasons, '结果不正确'),
    broken: z.enum(brokenRules).nullable(),
    isLate: z.boolean(),
    /** The refusal that a supervisor overruled on the spot. */
    overruled: z.enum(scanReasons).nullable(),
    supervisorId: idField.nullable(),
    note: textField(200).default(''),
  })
  .refine(({ overruled, supervisorId }) => (overruled === null) === (supervisorId === null), {
    message: '放行要有授权人',
    path: ['supervisorId'],
  });
export type QueuedScan = z.infer<typeof QueuedScan>;

export const uploadScans = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkIn/UploadScans',
  access: 'ticket:checker',
  summary:
    'Scans made without network. The earliest admission counts, a later one waits in the conflict inbox; none is dropped.',
  input: z.object({
    deviceId,
    items: z.array(QueuedScan, '缺少扫码记录').min(1, '没有扫码记录').max(200, '每次最多 200 条'),
  }),
  output: z.object({
    items: z.array(
      z.object({
        nonce: z.string(),
        state: z.enum(['stored', 'conflict']),
        reason: z.enum(scanReasons),
        /** Which counts, of a conflict. */
        first: ScanAnswer.shape.first,
      }),
    ),
  }),
  errors: ['CheckIn.DeviceNotFound', 'CheckIn.PointNotFound'],
  audited: false,
});
