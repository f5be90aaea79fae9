import { useGetMissedSearchesQuery } from '@tuyuan/api-client/site/traffic.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { Card } from './card.tsx';
import styles from './missed-searches.module.css';
import type { Period } from './period.ts';

/** What visitors searched and didn't find: words to gather pictures for, or to add to the synonyms. */
export function MissedSearches({ days }: { readonly days: Period }) {
  const query = useGetMissedSearchesQuery({ days });
  const mayEdit = usePermissions()('Pages.SearchSynonyms.Edit');
  return (
    <Card title="找了没找到" query={query} aside={<span>{days} 天里搜过、没有结果的词</span>}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.none}>这段时间搜的词都有结果。</p>
        ) : (
          <ol className={styles.items}>
            {items.map(({ words, searches, lastAt }) => (
              <li key={words} className={styles.item}>
                <a href={`/search/photo?keyword=${encodeURIComponent(words)}`} className={styles.words}>
                  {words}
                </a>
                <span className={styles.note} title={`最近 ${formatRelativeTime(lastAt, Date.now())}`}>
                  {formatCount(searches)} 次
                </span>
                {mayEdit && (
                  <Link
                    className={styles.add}
                    to={`${paths.searchSynonyms}#add=${encodeURIComponent(words)}`}
                    aria-label={`给「${words}」加同义词`}
                  >
                    加同义词
                  </Link>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Card>
  );
}
