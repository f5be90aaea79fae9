import type { findVoteLines as findVoteLinesCall } from '@tuyuan/contract/contest/vote-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { mayReadLog } from './may-read-log.policy.ts';
import { findLaterLines, findLine, findLogHead } from './vote.repository.ts';

/** The line of a receipt and those that concern the same vote. Throws `Activity.NotFound`. */
export async function findVoteLines(
  context: RequestContext,
  { activityId, seq, receipt }: InputOf<typeof findVoteLinesCall>,
): Promise<AnswerTo<typeof findVoteLinesCall>> {
  const head = await orThrow(findLogHead(context.db, activityId), 'Activity.NotFound');
  const [line] = await findLine(context.db, activityId, { seq, receipt });
  const lines = line ? [line, ...(await findLaterLines(context.db, activityId, line))] : [];
  // Before the vote has ended nobody is told what was not counted.
  const shown = mayReadLog(context, head) ? lines : lines.filter(({ kind }) => kind === 'cast' || kind === 'withdraw');
  return { lines: shown, length: head.length, hash: head.hash, isPublic: mayReadLog(context, head) };
}
