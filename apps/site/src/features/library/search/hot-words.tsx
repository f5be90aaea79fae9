import { useGetHotWordsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import styles from './hot-words.module.css';
import { type SearchKind, searchPath } from './search-state.ts';

/** Words worth trying; nothing while there are none. */
export function HotWords({ kind }: { readonly kind: SearchKind }) {
  const { data } = useGetHotWordsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <nav className={styles.words} aria-label="热门搜索">
      <span className={styles.label}>大家在搜</span>
      {data.items.slice(0, 10).map((keyword) => (
        <LinkChip key={keyword} href={searchPath(kind, { keyword })}>
          {keyword}
        </LinkChip>
      ))}
    </nav>
  );
}
