import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { emptyImageFilter, writeImageFilter } from '../../../shared/image-filter.ts';
import { NothingFound } from './nothing-found.tsx';
import { searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

interface NoPhotosProps {
  readonly search: Search;
  readonly relaxations: readonly Relaxation[];
  readonly words: readonly string[];
}

/** No image was found: because of the conditions, or because nothing is called so. */
export function NoPhotos({ search, relaxations, words }: NoPhotosProps) {
  const { state, change } = search;
  const isNarrowed = writeImageFilter(state.filter).size > 0;
  if (!isNarrowed && relaxations.length === 0) return <NothingFound search={search} what="图片" />;
  return (
    <EmptyState
      title={
        isNarrowed ? '没有同时符合这些条件的图片' : `没有同时符合${words.map((word) => `「${word}」`).join('')}的图片`
      }
      text={relaxations.length > 0 ? undefined : '少选几个条件，或者换一个说法。'}
      actions={
        isNarrowed ? (
          <Button size="small" onClick={() => change({ filter: emptyImageFilter })}>
            清除全部筛选
          </Button>
        ) : (
          !state.exact || (
            <ButtonLink size="small" href={searchPath('photo', { ...state, exact: false })}>
              同义词一并查找
            </ButtonLink>
          )
        )
      }
    />
  );
}
