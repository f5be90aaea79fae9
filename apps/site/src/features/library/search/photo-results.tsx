import { useSearchImagePagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import { growingList } from '../../../shared/growing-list.ts';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import { FewResults } from './few-results.tsx';
import { NoPhotos } from './no-photos.tsx';
import { ReasonStrip, reasonsId } from './reason-strip.tsx';
import { imagesArgument, searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

const targets = { wide: 190, narrow: 160 };
const REASONS_HEIGHT = 36;

interface PhotoResultsProps {
  readonly search: Search;
  readonly trees: Trees;
}

/** Shows the found images with their match reasons, and after a few results what would find more. */
export function PhotoResults({ search, trees }: PhotoResultsProps) {
  const { state } = search;
  const result = useSearchImagePagesInfiniteQuery(imagesArgument(state));
  const first = result.currentData?.pages[0];
  const { relaxations = [], words = [] } = first ?? {};
  const isFew = relaxations.length > 0;
  return (
    <>
      <ImageList<ImageHit>
        key={searchPath('photo', state)}
        list={growingList(result)}
        label="找到的图片"
        targets={targets}
        captionHeight={state.keyword === '' ? 0 : REASONS_HEIGHT}
        {...(state.keyword !== '' && { renderCaption: (hit) => <ReasonStrip hit={hit} /> })}
        describedBy={(hit) => (hit.reasons.length > 0 ? reasonsId(hit) : undefined)}
        isEndTold={isFew}
        empty={<NoPhotos search={search} relaxations={relaxations} words={words} />}
      />
      {first && isFew && (
        <FewResults search={search} page={first} trees={trees} isNothingFound={first.items.length === 0} />
      )}
    </>
  );
}
