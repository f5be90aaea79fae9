import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { countFollowers } from '../../library/index.ts';
import { notify } from '../notification/index.ts';
import { deleteFollowsBy, findFollowersOf } from './follow.repository.ts';

interface WorkReviewed {
  subject: 'image' | 'album';
  id: number;
  authorId: number;
  title: string;
  state: string;
  reasons: readonly string[];
}

const nouns = { image: '图片', album: '图集' } as const;
const paths = { image: '/photo', album: '/gallery/detail' } as const;
const ownPaths = { image: '/user/main/works/photo', album: '/user/main/works/gallery' } as const;

/** Tells the author what was decided, and followers of new work: one line for each photographer until they read it. */
export async function notifyOfReview({ transaction }: Occurrence, work: WorkReviewed): Promise<void> {
  const { subject, id, authorId, title, state, reasons } = work;
  const isApproved = state === 'approved';
  const outcome = isApproved ? '已通过审核' : state === 'offline' ? '已被下架' : '没有通过审核';
  const what = `${nouns[subject]}「${title}」`;
  await notify(transaction, [authorId], {
    topic: 'review',
    title: `${what}${outcome}`,
    body: reasons.join('、'),
    link: isApproved ? `${paths[subject]}?id=${id}` : ownPaths[subject],
  });
  if (!isApproved) return;
  await notify(transaction, await findFollowersOf(transaction, authorId), {
    topic: 'newWork',
    groupKey: `newWork ${authorId}`,
    actorId: authorId,
    title: `发布了新作品${what}`,
    link: `${paths[subject]}?id=${id}`,
  });
}

/** Ends what a deleted account followed; the counters go down. */
export async function forgetFollows({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  await countFollowers(transaction, await deleteFollowsBy(transaction, userId), -1);
}
