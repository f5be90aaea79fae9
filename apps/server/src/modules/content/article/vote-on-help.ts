import type { HelpVotes, voteOnHelp as voteOnHelpCall } from '@tuyuan/contract/content/help-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { putHelpVote, readHelpVotes } from './help-vote.repository.ts';

interface VoteDeps {
  timeZone: string;
  /** Its key hides who a voter is. */
  voterBox: Pick<SecretBox, 'mark'>;
}

/** Votes that count from one address in a day: a browser's name costs nothing to change. */
const visitorsPerDay = 30;

/** Returns the votes with the caller's. Throws `Article.NotFound`, and `Request.TooMany` for visitors of one address. */
export async function voteOnHelp(
  { timeZone, voterBox }: VoteDeps,
  { db, actor, clientIp, userAgent }: Pick<RequestContext, 'db' | 'actor' | 'clientIp' | 'userAgent'>,
  { id, isHelpful }: InputOf<typeof voteOnHelpCall>,
): Promise<HelpVotes> {
  const address = addressKey(clientIp);
  if (!actor) {
    const retryAfter = await takeQuota(db, { key: `help-vote:${address}`, limit: visitorsPerDay, seconds: 86_400 });
    if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  }
  const visitor = `${formatDate(new Date(), timeZone)} ${address} ${userAgent}`;
  const voter = voterBox.mark(actor ? `user ${actor.id}` : visitor).subarray(0, 16);
  if (!(await putHelpVote(db, { id, voter, isHelpful }))) throw new AppError('Article.NotFound');
  return readHelpVotes(db, id);
}
