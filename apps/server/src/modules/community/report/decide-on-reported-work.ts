import type { ReportOutcome } from '@tuyuan/contract/community/comment-words.ts';
import type { decideOnReportedWork as decideCall } from '@tuyuan/contract/community/work-report.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { takeAlbumsOffline, takeImagesOffline } from '../../library/index.ts';
import { notify } from '../notification/index.ts';
import { closeWorkReports, isDown, isReported, titleOfWork } from './report.repository.ts';

const nouns = { image: '图片', album: '图集', work: '参赛作品' } as const;
const words: Readonly<Record<ReportOutcome, string>> = {
  offline: '经核实已经下架，谢谢你的提醒',
  settled: '已经处理，谢谢你的提醒',
  dismissed: '经核实没有发现问题',
};

/**
 * Ends the reports of a work that wait, takes the work offline before if that is the outcome, and notifies who reported it.
 * Of two who decide at once the second is refused. Throws `Report.Decided`, `Report.NotOffline`
 * for a work that is not published, and `Permission.Denied` for who may not take it offline.
 */
export async function decideOnReportedWork(
  context: SignedInContext,
  decision: InputOf<typeof decideCall>,
  timeZone: string,
): Promise<void> {
  const { db, actor } = context;
  const { kind, subjectId, outcome } = decision;
  if (outcome === 'offline') {
    if (!actor.permissions.has(kind === 'image' ? 'Pages.Images.Review' : 'Pages.Albums.Review'))
      throw new AppError('Permission.Denied');
    if (!(await isReported(db, kind, subjectId))) throw new AppError('Report.Decided');
    // In a transaction of its own, after which this process forgets the image.
    const { failed } = await (kind === 'image'
      ? takeImagesOffline(context, [subjectId], timeZone)
      : takeAlbumsOffline(context, [subjectId]));
    if (failed.length > 0 && !(await isDown(db, kind, subjectId))) throw new AppError('Report.NotOffline');
  }
  await inTransaction(db, async (transaction) => {
    const reporters = await closeWorkReports(transaction, { ...decision, decidedBy: actor.id });
    if (reporters.length === 0) throw new AppError('Report.Decided');
    const title = await titleOfWork(transaction, kind, subjectId);
    await notify(transaction, reporters, {
      topic: 'review',
      title: `你举报的${nouns[kind]}${title && `「${title}」`}${words[outcome]}`,
      link: '',
    });
  });
}
