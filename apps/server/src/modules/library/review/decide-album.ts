import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { decideAlbum as decideEndpoint } from '@tuyuan/contract/library/album-review.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { moveAlbums, moveImages } from '../lifecycle/index.ts';
import { indexAlbums, indexImages } from '../search/index.ts';
import { approveImages } from './approve-images.ts';
import { assertNoBlockedWords } from './assert-no-blocked-words.ts';
import { lockWaitingAlbum } from './lock-waiting-album.ts';
import { mayDecideOn } from './may-decide-on.ts';
import { publishReviewResult } from './publish-review-result.ts';
import { endLeases } from './review-lease.repository.ts';
import { recordAlbumPass } from './review-progress.repository.ts';
import { reviewStages } from './review-stages.ts';

type Decision = InputOf<typeof decideEndpoint>;
type Waiting = Awaited<ReturnType<typeof lockWaitingAlbum>>;

/**
 * Decides on an album together with its waiting images, which the reviewer holds; those that another has to decide on go on waiting. Throws
 * `Review.ReasonRequired`, `Review.LeaseLost`, `Review.BlockedWord`, `Review.SecondPerson`, and as `lockWaitingAlbum`.
 */
export async function decideAlbum(
  { db, actor, tenant }: SignedInContext,
  input: Decision,
  { timeZone, events }: { timeZone: string; events: DomainEvents },
): Promise<AnswerTo<typeof decideEndpoint>> {
  if (input.decision === 'reject' && input.reasons.length === 0) throw new AppError('Review.ReasonRequired');
  const stages = await reviewStages(db);
  const { state, ids } = await inTransaction(db, async (transaction) => {
    const waiting = await lockWaitingAlbum(transaction, input.albumId, actor.id, stages);
    const held = waiting.images.map(({ id }) => id);
    if ((await endLeases(transaction, held, actor.id)) < held.length) throw new AppError('Review.LeaseLost');
    const mine = { ...waiting, images: waiting.images.filter((image) => mayDecideOn(image, actor.id)) };
    const decided = await settle(transaction, mine, input, actor.id, stages);
    await indexImages(transaction, decided.ids, timeZone);
    await indexAlbums(transaction, [input.albumId]);
    if (decided.state !== 'pending')
      await publishReviewResult(
        { transaction, schema: tenant.schema },
        {
          subject: 'album',
          id: input.albumId,
          authorId: waiting.album.authorId,
          title: waiting.album.title,
          state: decided.state,
          reasons: decided.state === 'rejected' ? input.reasons : [],
        },
        events,
      );
    return decided;
  });
  forgetStoredImages(db, ids);
  forgetTrees(db);
  return { state, images: ids.length };
}

async function settle(
  transaction: Database,
  { album, images }: Waiting,
  { decision, reasons, message }: Decision,
  actorId: number,
  stages: number,
): Promise<{ state: 'approved' | 'rejected' | 'pending'; ids: number[] }> {
  const move = { ids: [album.id], from: ['pending'] as const, actorId };
  if (decision === 'reject') {
    const rejection = { ...move, to: 'rejected' as const, reasons, message };
    await moveAlbums(transaction, rejection);
    return { state: 'rejected', ids: await moveImages(transaction, { ...rejection, ids: images.map(({ id }) => id) }) };
  }
  if (stages === 2 && album.isPassed && album.passedBy === actorId) throw new AppError('Review.SecondPerson');
  await assertNoBlockedWords(transaction, [{ ...album, labels: [] }, ...images]);
  const { published, passed } = await approveImages(transaction, images, actorId, stages);
  const ids = [...published, ...passed];
  if (stages === 1 || album.isPassed) {
    await moveAlbums(transaction, { ...move, to: 'approved' });
    return { state: 'approved', ids };
  }
  await moveAlbums(transaction, { ...move, to: 'pending', reasons: ['passed'] });
  await recordAlbumPass(transaction, album.id, actorId);
  return { state: 'pending', ids };
}
