import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';

export const rehearsalStates = ['queued', 'running', 'done', 'failed'] as const;

/** Tabs of the console's conference where a problem is mended. */
const readinessTabs = [
  'overview',
  'facts',
  'ticketTypes',
  'schedule',
  'checkIn',
  'vouchers',
  'duty',
  'stay',
  'system',
] as const;

export const ReadinessProblem = z.object({
  level: z.enum(['block', 'warn']),
  text: z.string(),
  tab: z.enum(readinessTabs),
});
export type ReadinessProblem = z.infer<typeof ReadinessProblem>;

/** What was tested, the expected result and the actual one. */
export const RehearsalCheck = z.object({
  title: z.string(),
  expected: count,
  actual: count,
  isOk: z.boolean(),
});
export type RehearsalCheck = z.infer<typeof RehearsalCheck>;

export const RehearsalReport = z.object({
  people: count,
  checks: z.array(RehearsalCheck),
  /** Speed of scans at doors and counters. */
  speed: z.object({ scans: count, perSecond: count, slowestMs: count }),
  problems: z.array(ReadinessProblem),
});
export type RehearsalReport = z.infer<typeof RehearsalReport>;

export const Rehearsal = z.object({
  id: idField,
  conferenceId: idField,
  state: z.enum(rehearsalStates),
  /** Current step, in words. */
  step: z.string(),
  percent: count.max(100),
  people: count,
  startedBy: z.string(),
  startedAt: wireTime,
  finishedAt: wireTime.nullable(),
  report: RehearsalReport.nullable(),
});
export type Rehearsal = z.infer<typeof Rehearsal>;

export const startRehearsal = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceRehearsal/StartRehearsal',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Plays the conference through with made-up people on a copy that is thrown away; nothing real is touched.',
  input: z.object({
    conferenceId: idField,
    people: z.int('请填写人数').min(10, '至少 10 人').max(500, '最多 500 人').default(100),
  }),
  output: Rehearsal,
  errors: ['Conference.NotFound', 'Rehearsal.AlreadyRunning'],
  idempotent: true,
});

export const getRehearsals = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceRehearsal/GetRehearsals',
  access: 'permission:Pages.Conferences',
  summary: 'A conference’s last ten rehearsals with their reports, the newest first.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(Rehearsal) }),
  errors: ['Conference.NotFound'],
});

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceRehearsal/GetReadiness',
  access: 'permission:Pages.Conferences',
  summary: 'What is not ready for the conference as it stands now, each with where to mend it.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(ReadinessProblem) }),
  errors: ['Conference.NotFound'],
});
