import type { HelpVotes, voteOnHelp as voteOnHelpCall } from '@tuyuan/contract/content/help-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { putHelpVote, readHelpVotes } from './help-vote.repository.ts';

interface VoteDeps {
  timeZone: string;
  /** Its key hides who a voter is. */
  voterBox: Pick<SecretBox, 'mark'>;
}

/** Returns the votes with the caller's. Throws `Article.NotFound`. */
export async function voteOnHelp(
  { timeZone, voterBox }: VoteDeps,
  { db, actor, clientIp, userAgent }: Pick<RequestContext, 'db' | 'actor' | 'clientIp' | 'userAgent'>,
  { id, isHelpful }: InputOf<typeof voteOnHelpCall>,
): Promise<HelpVotes> {
  const visitor = `${formatDate(new Date(), timeZone)} ${addressKey(clientIp)} ${userAgent}`;
  const voter = voterBox.mark(actor ? `user ${actor.id}` : visitor).subarray(0, 16);
  if (!(await putHelpVote(db, { id, voter, isHelpful }))) throw new AppError('Article.NotFound');
  return readHelpVotes(db, id);
}
