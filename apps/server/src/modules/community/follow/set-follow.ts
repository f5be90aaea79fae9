import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting, RequestContext } from '../../../platform/http/request-context.ts';
import { countFollowers, findFollowers } from '../../library/index.ts';
import { notify } from '../notification/index.ts';
import { deleteFollow, insertFollow, isFollowing } from './follow.repository.ts';

/** Throws `Photographer.NotFound`. */
export async function getFollow({ db, actor }: RequestContext, photographerId: number) {
  const { followers } = await orThrow(findFollowers(db, photographerId), 'Photographer.NotFound');
  const isOn = actor !== null && (await isFollowing(db, { photographerId, userId: actor.id }));
  return { followers, isFollowing: isOn };
}

/** Follows a photographer, who is notified, or no longer. Throws `Photographer.NotFound`, `Follow.Own`. */
export function setFollow({ db, actor }: Acting, { photographerId, isOn }: { photographerId: number; isOn: boolean }) {
  return inTransaction(db, async (transaction) => {
    if (photographerId === actor.id) throw new AppError('Follow.Own');
    await orThrow(findFollowers(transaction, photographerId), 'Photographer.NotFound');
    const following = { photographerId, userId: actor.id };
    const isChanged = isOn ? await insertFollow(transaction, following) : await deleteFollow(transaction, following);
    if (isChanged) await countFollowers(transaction, [photographerId], isOn ? 1 : -1);
    const { followers } = await orThrow(findFollowers(transaction, photographerId), 'Photographer.NotFound');
    if (isChanged && isOn)
      await notify(transaction, [photographerId], {
        topic: 'follow',
        groupKey: 'follow',
        actorId: actor.id,
        title: '关注了你',
        link: '/user/center',
      });
    return { followers, isFollowing: isOn };
  });
}
