import type { ManagedArticle } from '@tuyuan/contract/content/article-management.ts';
import type { ArticleState } from '@tuyuan/contract/content/article-words.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';

export const articleStateTitles: Readonly<Record<ArticleState, string>> = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  offline: '已下线',
};
const tones = { draft: 'off', scheduled: 'warning', published: 'success', offline: 'off' } as const;

/** An article's state, and what waits beside it. */
export function ArticleStateMark({ article }: { readonly article: ManagedArticle }) {
  const { state, scheduledAt, revision, liveRevision } = article;
  const more =
    scheduledAt !== null
      ? ` ${shortMoment(scheduledAt)}${state === 'published' ? ' 更新' : ''}`
      : state === 'published' && revision !== liveRevision
        ? ' · 有未发布改动'
        : '';
  return (
    <StatusDot tone={tones[state]}>
      {articleStateTitles[state]}
      {more}
    </StatusDot>
  );
}
