import type { AlbumCard as Album } from '@tuyuan/contract/library/album-data.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { LoadMore } from '@tuyuan/ui/load-more.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { AlbumCard } from './album-card.tsx';
import styles from './album-list.module.css';
import type { GrowingList } from './growing-list.ts';
import { useReachEnd } from './use-reach-end.ts';

interface AlbumListProps {
  readonly list: GrowingList<Album>;
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
}

/** Albums in columns that grow while one scrolls. */
export function AlbumList({ list, empty }: AlbumListProps) {
  const foot = useReachEnd(list);
  if (list.stage === 'loading') {
    return (
      <div className={styles.list} role="status" aria-label="正在载入图集">
        {['一', '二', '三', '四'].map((key) => (
          <Skeleton key={key} height={274} />
        ))}
      </div>
    );
  }
  if (list.stage === 'failed') {
    return (
      <ErrorState
        title="图集没有加载出来"
        text="筛选条件都还在，可以再试一次。"
        isRetrying={list.isRetrying}
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <ul className={styles.list} aria-label="图集">
        {list.items.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} />
          </li>
        ))}
      </ul>
      <div ref={foot}>
        <LoadMore state={list.foot} onLoadMore={list.loadMore} endText="没有更多图集了" />
      </div>
    </>
  );
}
