import { useSearchImagePagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { useState } from 'react';
import { browserPart } from '../../../shared/browser-part.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { emptyImageFilter } from '../../../shared/image-filter.ts';
import { conditionsOf } from '../../../shared/image-filter-conditions.ts';
import { useDraftFilter } from '../../../shared/use-draft-filter.ts';
import { useLibraryTrees } from '../../../shared/use-library-trees.ts';
import { HotWords } from './hot-words.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeading } from './search-heading.tsx';
import styles from './search-photos.module.css';
import { isRefused, SearchRefused } from './search-refused.tsx';
import { imageSortOptions, imagesArgument } from './search-state.ts';
import { useSearch } from './use-search.ts';

const SaveSearch = browserPart(
  async () => (await import('./save-search.tsx')).SaveSearch,
  () => null,
);
const FacetDrawer = deferred(async () => (await import('./facet-drawer.tsx')).FacetDrawer);
const FacetPanel = deferred(async () => (await import('./facet-panel.tsx')).FacetPanel);
const PhotoChips = deferred(async () => (await import('./photo-chips.tsx')).PhotoChips);
const PhotoResults = deferred(async () => (await import('./photo-results.tsx')).PhotoResults);

/** Images found by words: facets, the heading that says how the words were read, and why each image was found. */
export function SearchPhotos() {
  const search = useSearch('photo');
  const { state, change } = search;
  const trees = useLibraryTrees();
  const { currentData, error } = useSearchImagePagesInfiniteQuery(imagesArgument(state));
  const first = currentData?.pages[0];
  const facets = first?.facets ?? null;
  const editing = useDraftFilter(state.filter, (filter) => change({ filter }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const conditions = conditionsOf(editing.draft, trees);
  const clear = () => editing.change(emptyImageFilter);
  // Nothing matches the query at all, so there is nothing to filter or sort.
  const isFutile = first?.totalCount === 0 && conditions.length === 0;
  if (isRefused(error)) return <SearchRefused search={search} />;
  return (
    <SearchFrame search={search} total={first}>
      <div className={classNames(styles.columns, isFutile && styles.alone)}>
        <aside className={styles.facets} aria-label="筛选">
          <div className={styles.facetsHead}>
            <h2 className={styles.facetsTitle}>筛选</h2>
            {conditions.length > 0 && (
              <button type="button" className={styles.clear} onClick={clear}>
                清除 {conditions.length} 项
              </button>
            )}
          </div>
          {facets && <FacetPanel filter={editing.draft} facets={facets} trees={trees} onChange={editing.change} />}
        </aside>
        <div className={styles.results}>
          <SearchHeading search={search} unit="张图片" total={first} reading={first}>
            {!isFutile && (
              <>
                <SaveSearch state={state} filters={conditions.map(({ text }) => text)} />
                <span className={styles.narrow}>
                  <Button size="small" icon="filter" className={styles.tool} onClick={() => setDrawerOpen(true)}>
                    {conditions.length > 0 ? `筛选 ${conditions.length}` : '筛选'}
                  </Button>
                </span>
                <Select
                  label="排序"
                  value={state.sort}
                  options={imageSortOptions}
                  onChange={(sort) => change({ sort })}
                />
              </>
            )}
          </SearchHeading>
          {state.keyword === '' && conditions.length === 0 && <HotWords kind="photo" />}
          <PhotoChips conditions={conditions} onChange={editing.change} />
          <PhotoResults search={search} trees={trees} />
        </div>
      </div>
      {isDrawerOpen && facets && !isWide && (
        <FacetDrawer
          editing={editing}
          facets={facets}
          trees={trees}
          count={first}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </SearchFrame>
  );
}
