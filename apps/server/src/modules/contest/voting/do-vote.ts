import { randomBytes } from 'node:crypto';
import type { doVote as doVoteCall } from '@tuyuan/contract/contest/vote-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { getVotesLeft } from './get-ballot.ts';
import { findOwnVote, type VoteOutcome } from './vote.repository.ts';
import type { VoteBatches } from './vote-batches.ts';
import { voteMarks } from './vote-marks.ts';

export interface VotingDeps {
  timeZone: string;
  box: SecretBox;
  batches: VoteBatches;
}

const refusals = {
  noWork: 'Vote.NoWork',
  closed: 'Vote.Closed',
  inactive: 'Vote.Inactive',
  ownWork: 'Vote.OwnWork',
  noPhone: 'Vote.NoPhone',
  noneToday: 'Vote.NoneToday',
  noneInAll: 'Vote.NoneInAll',
  noneInCategory: 'Vote.NoneInCategory',
} as const satisfies Record<Exclude<VoteOutcome, 'cast'>, string>;

const deviceCookie = 'voter';
const yearSeconds = 365 * 86_400;

/** A number that the browser keeps, so that many accounts on one device can be noticed. */
function deviceOf({ cookies }: SignedInContext): string {
  const known = cookies.read(deviceCookie);
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known;
  const value = randomBytes(16).toString('base64url');
  cookies.set({ name: deviceCookie, value, path: '/', lifeSeconds: yearSeconds });
  return value;
}

/** Votes, or answers the vote that was given before. Throws `Vote.NoWork` and why it is refused. */
export async function doVote(
  { timeZone, box, batches }: VotingDeps,
  context: SignedInContext,
  { activityId, entryId, channel }: InputOf<typeof doVoteCall>,
): Promise<AnswerTo<typeof doVoteCall>> {
  const { db, actor, tenant } = context;
  const marks = voteMarks(box, tenant.schema);
  const outcome = await batches.cast(db, activityId, {
    entry: entryId,
    voter: actor.id,
    pseudonym: marks.voter(activityId, actor.id),
    address: marks.address(activityId, context.clientIp),
    device: marks.device(activityId, deviceOf(context)),
    channel,
  });
  if (outcome !== 'cast') throw new AppError(refusals[outcome]);
  const vote = await orThrow(findOwnVote(db, { voterId: actor.id, timeZone, entryId }), 'Vote.NoWork');
  return { vote, left: await getVotesLeft(context, activityId, timeZone) };
}
