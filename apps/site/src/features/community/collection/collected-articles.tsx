import { useGetCollectedArticlesQuery } from '@tuyuan/api-client/community/user-marks.ts';
import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import { ArticleList } from './article-list.tsx';
import { Collected } from './collected.tsx';
import { useCollectionPage } from './use-collection-page.ts';

const fresh = { refetchOnMountOrArgChange: true };

/** The articles one has collected. */
export function CollectedArticles() {
  const { wanted } = useCollectionPage();
  return (
    <Collected<ArticleCard>
      kind="article"
      found={useGetCollectedArticlesQuery(wanted, fresh)}
      show={(articles) => <ArticleList articles={articles} label="收藏的文章" />}
      pick={(articles, picked, toggle) => (
        <ArticleList articles={articles} label="选择文章" picking={{ picked, toggle }} />
      )}
    />
  );
}
