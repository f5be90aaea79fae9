import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { HotWords } from './hot-words.tsx';
import styles from './nothing-found.module.css';
import { searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

interface NothingFoundProps {
  readonly search: Search;
  /** 图片, 图集, 摄影师. */
  readonly what: string;
}

/** Nothing is called like this: what to try instead. */
export function NothingFound({ search, what }: NothingFoundProps) {
  const { kind, state } = search;
  const { keyword, exact } = state;
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={keyword === '' ? `还没有${what}` : `没有找到与「${keyword}」有关的${what}`}
        text={keyword === '' ? undefined : '检查错别字，换个说法，或者少用几个词。\n地名、题材、摄影师和拼音都能搜。'}
        actions={
          <>
            {exact && (
              <ButtonLink size="small" href={searchPath(kind, { ...state, exact: false })}>
                同义词一并查找
              </ButtonLink>
            )}
            <ButtonLink size="small" href="/gallery">
              去图库看看
            </ButtonLink>
          </>
        }
      />
      <HotWords kind={kind} />
    </div>
  );
}
