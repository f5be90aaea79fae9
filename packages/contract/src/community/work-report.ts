import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { pageFields, pageOf } from '../paging.ts';
import { reportedKinds, reportLists, reportOutcomes, workFaults } from './comment-words.ts';

const subject = { kind: z.enum(reportedKinds, '不支持举报'), subjectId: idField };

export const createWorkReport = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/commentData/CreateWorkReport',
  access: 'user',
  summary: 'Reports a work to the office; while one waits, another of the same person takes its place.',
  input: z.object({ ...subject, reason: z.enum(workFaults, '请选择理由'), note: textField(200).default('') }),
  output: z.object({}),
  errors: ['Report.SubjectGone', 'Report.Own', 'Request.TooMany'],
});

export const ReportedWork = z.object({
  /** Of its first report. */
  id: idField,
  kind: subject.kind,
  subjectId: idField,
  /** "" where it is gone. */
  title: z.string(),
  /** Null for a contest's work, whose author may have to stay unnamed. */
  author: z.object({ id: idField, nickName: z.string() }).nullable(),
  cover: coverSchema.nullable(),
  /** Whether visitors see it now. */
  isShown: z.boolean(),
  reports: z.array(
    z.object({ reason: z.enum(workFaults), note: z.string(), nickName: z.string(), createdAt: wireTime }),
  ),
  createdAt: wireTime,
  outcome: z.enum(reportOutcomes).nullable(),
  decidedAt: wireTime.nullable(),
  decidedBy: z.string().nullable(),
});
export type ReportedWork = z.infer<typeof ReportedWork>;

export const getReportedWorks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/comment/GetReportedWorks',
  access: 'permission:Pages.Comments',
  summary:
    'Works with what is said against them; of those that wait the most reported first, of others the last decided.',
  input: z.object({ ...pageFields, list: z.enum(reportLists, '请选择列表').default('waiting') }),
  output: pageOf(ReportedWork),
  errors: [],
});

export const decideOnReportedWork = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/comment/DecideOnReportedWork',
  access: 'permission:Pages.Comments.Edit',
  summary:
    'Ends the reports of a work, and takes an image or album offline if that is the outcome; who reported is told.',
  input: z
    .object({ ...subject, outcome: z.enum(reportOutcomes, '请选择处理结果') })
    .refine(({ kind, outcome }) => kind !== 'work' || outcome !== 'offline', {
      path: ['outcome'],
      message: '参赛作品请到活动里处理',
    }),
  output: z.object({}),
  errors: ['Report.Decided', 'Report.NotOffline', 'Permission.Denied'],
});
