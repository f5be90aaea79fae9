import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './article-list.module.css';
import { type ArticleFilter, articlesPath } from './article-queries.ts';

/** Searching among the articles, and their feed. */
export function ArticleTools({ filter }: { readonly filter: ArticleFilter }) {
  const [keyword, setKeyword] = useState(filter.keyword);
  const navigate = useNavigate();
  function search(event: FormEvent): void {
    event.preventDefault();
    void navigate(articlesPath({ ...filter, keyword: keyword.trim(), tag: '', page: 1 }));
  }
  return (
    <div className={styles.tools}>
      <search>
        <form onSubmit={search}>
          <input
            type="search"
            name="q"
            className={styles.search}
            placeholder="在文章里找"
            aria-label="在文章里找"
            maxLength={60}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </form>
      </search>
      <ButtonLink href="/rss.xml" size="small">
        订阅
      </ButtonLink>
    </div>
  );
}
