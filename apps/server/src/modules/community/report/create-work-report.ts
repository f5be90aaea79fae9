import type { createWorkReport as createWorkReportCall } from '@tuyuan/contract/community/work-report.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { findSubject } from '../comment/index.ts';
import { keepWorkReport } from './report.repository.ts';

const perDay = 30;

/** Throws `Report.SubjectGone` for what the caller may not see, `Report.Own`, `Request.TooMany`. */
export async function createWorkReport(
  { db, actor }: ActingContext,
  { kind, subjectId, reason, note }: InputOf<typeof createWorkReportCall>,
): Promise<void> {
  const subject = await findSubject(db, { kind, id: subjectId, userId: actor.id });
  if (!subject?.isOpen) throw new AppError('Report.SubjectGone');
  if (subject.ownerId === actor.id) throw new AppError('Report.Own');
  const retryAfter = await takeQuota(db, { key: `work-report:${actor.id}`, limit: perDay, seconds: 86_400 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  await keepWorkReport(db, { kind, subjectId, userId: actor.id, reason, note });
}
