import { useSearchImagePagesInfiniteQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import { growingList } from '../../../shared/growing-list.ts';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import { AlikeStrip } from './alike-strip.tsx';
import { FewResults } from './few-results.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { NoAlike } from './no-alike.tsx';
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
  // Below a list that still grows nobody would see the offers; of what was left out the heading tells.
  const isFew = relaxations.length > 0 && !result.hasNextPage;
  const { picture } = state;
  const hasCaption = state.keyword !== '' || picture !== undefined;
  return (
    <>
      <ImageList<ImageHit>
        key={searchPath('photo', state)}
        list={growingList(result)}
        label="找到的图片"
        targets={targets}
        captionHeight={hasCaption ? REASONS_HEIGHT : 0}
        {...(hasCaption && {
          renderCaption: (hit) => (picture ? <AlikeStrip hit={hit} /> : <ReasonStrip hit={hit} />),
        })}
        describedBy={(hit) => (picture || hit.reasons.length > 0 ? reasonsId(hit) : undefined)}
        isEndTold={isFew || picture !== undefined}
        empty={
          picture ? (
            <NoAlike search={search} picture={picture} hidden={first?.hiddenCount ?? 0} />
          ) : (
            <NoPhotos search={search} relaxations={relaxations} words={words} />
          )
        }
      />
      {picture && first && first.items.length > 0 && !result.hasNextPage && (
        <HiddenNote search={search} picture={picture} hidden={first.hiddenCount} isEstimate={first.isEstimate} />
      )}
      {first && isFew && (
        <FewResults search={search} page={first} trees={trees} isNothingFound={first.items.length === 0} />
      )}
    </>
  );
}
