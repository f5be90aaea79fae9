import {
  useSearchAlbumsQuery,
  useSearchImagesQuery,
  useSearchPhotographersQuery,
} from '@tuyuan/api-client/library/advance-image-search.ts';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { type ListTotal, listCount } from '../../../shared/list-count.ts';
import { useSetting } from '../../../shared/site-settings.ts';
import styles from './search-frame.module.css';
import { counting, type SearchKind, searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

const kinds = [
  { kind: 'photo', label: '图片' },
  { kind: 'gallery', label: '图集' },
  { kind: 'photographer', label: '摄影师' },
] as const satisfies readonly { kind: SearchKind; label: string }[];

interface SearchFrameProps {
  readonly search: Search;
  /** Result count of this page's kind. */
  readonly total: ListTotal | undefined;
  readonly children: ReactNode;
}

/** Shows the kinds of results with their counts, and the results of one kind below. */
export function SearchFrame({ search, total, children }: SearchFrameProps) {
  const { kind, state } = search;
  const images = useSearchImagesQuery(counting.images(state), { skip: kind === 'photo' }).currentData;
  const albums = useSearchAlbumsQuery(counting.albums(state), { skip: kind === 'gallery' }).currentData;
  const people = useSearchPhotographersQuery(counting.photographers(state), {
    skip: kind === 'photographer' || state.picture !== undefined,
  });
  const totals = { photo: images, gallery: albums, photographer: people.currentData, [kind]: total };
  const { keyword, picture, exact } = state;
  // No photographer looks like a picture.
  const shown = picture ? kinds.filter((other) => other.kind !== 'photographer') : kinds;
  const photographers = useSetting('photographerChar');
  return (
    <div className={styles.frame}>
      <Tabs
        label="搜索结果"
        tabs={shown.map(({ kind: other, label }) => {
          const found = totals[other];
          return {
            href: searchPath(other, other === kind ? state : { keyword, picture, exact }),
            label: (other === 'photographer' && photographers) || label,
            count: found && listCount(found),
            isCurrent: other === kind,
          };
        })}
      />
      {children}
    </div>
  );
}
