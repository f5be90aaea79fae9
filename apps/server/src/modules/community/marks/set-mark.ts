import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import type { Marks } from '@tuyuan/contract/community/user-marks.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { Acting, RequestContext } from '../../../platform/http/request-context.ts';
import { countMark, findMarkCounts, lockMarkCounts } from '../../library/index.ts';
import { notify } from '../notification/index.ts';
import { deleteMark, findArticleCounts, findOwnMarks, insertMark, type Mark } from './mark.repository.ts';

const nouns = { image: '图片', album: '图集', article: '文章' } as const;
const missing = { image: 'Image.NotFound', album: 'Album.NotFound', article: 'Article.NotFound' } as const;

interface Subject {
  kind: MarkKind;
  id: number;
}

/** An article's author is a name: nobody is told. */
async function countsOf(db: Database, { kind, id }: Subject, userId: number | null) {
  if (kind !== 'article') return findMarkCounts(db, { kind, id, userId });
  const counts = await findArticleCounts(db, id);
  return counts && { ...counts, authorId: null };
}

/** Throws `Image.NotFound`, `Album.NotFound`, `Article.NotFound`. */
export async function getMarks({ db, actor }: RequestContext, { kind, id }: Subject): Promise<Marks> {
  const userId = actor?.id ?? null;
  const counts = await countsOf(db, { kind, id }, userId);
  if (!counts?.isOpen) throw new AppError(missing[kind]);
  const own = userId === null ? { isLiked: false, isCollected: false } : await findOwnMarks(db, kind, id, userId);
  return { likes: counts.likes, collects: counts.collects, ...own };
}

/**
 * Sets a mark at a work or takes it away, and counts it. What one may not see can't be marked, but one's own mark can be
 * taken away. Throws `Image.NotFound`, `Album.NotFound`, `Article.NotFound`.
 */
export function setMark(
  { db, actor }: Acting,
  mark: Mark,
  { kind, id, isOn }: Subject & { isOn: boolean },
  timeZone: string,
): Promise<Marks> {
  const userId = actor.id;
  return inTransaction(db, async (transaction) => {
    const before =
      kind === 'article'
        ? await countsOf(transaction, { kind, id }, userId)
        : await lockMarkCounts(transaction, { kind, id, userId });
    if (!before || (isOn && !before.isOpen)) throw new AppError(missing[kind]);
    const marked = { mark, kind, id, userId };
    const isChanged = isOn ? await insertMark(transaction, marked) : await deleteMark(transaction, marked);
    if (isChanged && kind !== 'article')
      await countMark(transaction, { kind, ids: [id], mark, each: isOn ? 1 : -1 }, timeZone);
    if (isChanged && isOn && before.authorId !== null)
      await notify(transaction, [before.authorId], {
        topic: 'workLike',
        groupKey: `${mark} ${kind} ${id}`,
        actorId: userId,
        title: `${mark === 'likes' ? '喜欢' : '收藏'}了你的${nouns[kind]}「${before.title}」`,
        link: kind === 'image' ? `/photo?id=${id}` : `/gallery/detail?id=${id}`,
      });
    const counts = (await countsOf(transaction, { kind, id }, userId)) ?? before;
    return { likes: counts.likes, collects: counts.collects, ...(await findOwnMarks(transaction, kind, id, userId)) };
  });
}
