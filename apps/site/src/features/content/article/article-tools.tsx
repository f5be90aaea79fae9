import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { ListSearch } from '../../../shared/paged-list/list-search.tsx';
import styles from './article-list.module.css';
import { type ArticleFilter, articlesPath } from './article-queries.ts';

/** Searching among the articles, and their feed. */
export function ArticleTools({ filter }: { readonly filter: ArticleFilter }) {
  return (
    <div className={styles.tools}>
      <search>
        <ListSearch
          label="在文章里找"
          placeholder="在文章里找"
          keyword={filter.keyword}
          hrefOf={(keyword) => articlesPath({ ...filter, keyword, tag: '', page: 1 })}
        />
      </search>
      <ButtonLink href="/rss.xml" size="small">
        订阅
      </ButtonLink>
    </div>
  );
}
