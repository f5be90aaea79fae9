import { useSearchImagePagesInfiniteQuery } from '@tuyuan/api-client/advance-image-search.ts';
import type { ImageHit } from '@tuyuan/contract/advance-image-search.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Drawer, useIsDrawerDocked } from '@tuyuan/ui/drawer.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { useState } from 'react';
import { FilterChips } from '../../shared/filter-chips.tsx';
import { growingList } from '../../shared/growing-list.ts';
import { emptyImageFilter } from '../../shared/image-filter.ts';
import { conditionsOf } from '../../shared/image-filter-conditions.ts';
import { ImageList } from '../../shared/image-list.tsx';
import { ShowCountButton } from '../../shared/show-count-button.tsx';
import { useDraftFilter } from '../../shared/use-draft-filter.ts';
import { useLibraryTrees } from '../../shared/use-library-trees.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FewResults } from './few-results.tsx';
import { HotWords } from './hot-words.tsx';
import { NoPhotos } from './no-photos.tsx';
import { ReasonStrip, reasonsId } from './reason-strip.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeading } from './search-heading.tsx';
import styles from './search-photos.module.css';
import { imageSortOptions, imagesArgument, searchPath } from './search-state.ts';
import { useSearch } from './use-search.ts';

const targets = { wide: 190, narrow: 160 };
const REASONS_HEIGHT = 36;
/** Conditions that the facets show as chosen themselves. */
const facetFields: readonly string[] = [
  'categoryIds',
  'regionIds',
  'orientations',
  'colours',
  'years',
  'isFree',
  'canUseAuthPay',
];

/** Images found by words: facets, the heading that says how the words were read, and why each image was found. */
export function SearchPhotos() {
  const search = useSearch('photo');
  const { state, change } = search;
  const trees = useLibraryTrees();
  const result = useSearchImagePagesInfiniteQuery(imagesArgument(state));
  const list = growingList(result);
  const first = result.currentData?.pages[0];
  const facets = first?.facets ?? null;
  const editing = useDraftFilter(state.filter, (filter) => change({ filter }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isWide = useIsDrawerDocked();
  const conditions = conditionsOf(editing.draft, trees);
  const others = conditions.filter(({ field }) => !facetFields.includes(field));
  const clear = () => editing.change(emptyImageFilter);
  const panel = facets && <FacetPanel filter={editing.draft} facets={facets} trees={trees} onChange={editing.change} />;
  const isFew = first !== undefined && first.relaxations.length > 0;
  const isNothingFound = list.stage === 'shown' && list.items.length === 0;
  // Nothing is called so: there is nothing to narrow or to sort.
  const isFutile = isNothingFound && conditions.length === 0;
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
          {panel}
        </aside>
        <div className={styles.results}>
          <SearchHeading search={search} unit="张图片" total={first} reading={first}>
            {!isFutile && (
              <>
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
          <div className={styles.narrow}>
            <FilterChips conditions={conditions} onChange={editing.change} onClear={clear} />
          </div>
          <div className={styles.wide}>
            <FilterChips conditions={others} onChange={editing.change} onClear={clear} />
          </div>
          <ImageList<ImageHit>
            key={searchPath('photo', state)}
            list={list}
            label="找到的图片"
            targets={targets}
            captionHeight={state.keyword === '' ? 0 : REASONS_HEIGHT}
            {...(state.keyword !== '' && { renderCaption: (hit) => <ReasonStrip hit={hit} /> })}
            describedBy={(hit) => (hit.reasons.length > 0 ? reasonsId(hit) : undefined)}
            isEndTold={isFew}
            empty={
              <NoPhotos
                search={search}
                relaxations={first?.relaxations ?? []}
                words={first?.words ?? []}
                didYouMean={first?.didYouMean ?? null}
              />
            }
          />
          {first && isFew && <FewResults search={search} page={first} trees={trees} isNothingFound={isNothingFound} />}
        </div>
      </div>
      <Drawer
        isOpen={isDrawerOpen && !isWide}
        title="筛选"
        onClose={() => setDrawerOpen(false)}
        footer={
          <>
            <Button onClick={() => editing.change(emptyImageFilter)}>重置</Button>
            <ShowCountButton count={editing.isApplied ? first : undefined} onClick={() => setDrawerOpen(false)} />
          </>
        }
      >
        {panel}
      </Drawer>
    </SearchFrame>
  );
}
