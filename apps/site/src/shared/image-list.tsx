import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { LoadMore } from '@tuyuan/ui/load-more.tsx';
import type { ReactNode } from 'react';
import type { GrowingList } from './growing-list.ts';
import { ImageCardTile } from './image-card-tile.tsx';
import { ImageListSkeleton } from './image-list-skeleton.tsx';
import { useRestoreKey } from './use-restore-key.ts';

interface ImageListProps<Card extends ImageCard> {
  readonly list: GrowingList<Card>;
  readonly label: string;
  /** Wished row heights in pixels. */
  readonly targets: { readonly wide: number; readonly narrow: number };
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
  readonly captionHeight?: number;
  /** True if other pictures come first; these then load lazily. */
  readonly isBelowFold?: boolean;
  renderCaption?(card: Card): ReactNode;
  /** Whether the content below the list says that it is complete. */
  readonly isEndTold?: boolean;
  /** Id of an element within the caption that describes the tile. */
  describedBy?(card: Card): string | undefined;
}

const idOf = ({ id }: ImageCard) => id;
const ratioOf = ({ width, height }: ImageCard) => width / height;

/** Shows images in justified rows with infinite scrolling, and its loading, failed and empty states. */
export function ImageList<Card extends ImageCard>(props: ImageListProps<Card>) {
  const { list, label, targets, empty, renderCaption, describedBy } = props;
  const { captionHeight = 0, isEndTold = false, isBelowFold = false } = props;
  const restoreKey = useRestoreKey();
  if (list.stage === 'loading') return <ImageListSkeleton />;
  if (list.stage === 'failed') {
    return (
      <ErrorState
        title="图片没有加载出来"
        text="筛选条件都还在，可以再试一次。"
        isRetrying={list.isRetrying}
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <JustifiedGrid<Card>
      items={list.items}
      label={label}
      targets={targets}
      captionHeight={captionHeight}
      getKey={idOf}
      getRatio={ratioOf}
      renderTile={(card, slot) => (
        <ImageCardTile
          card={card}
          slot={slot}
          describedBy={describedBy?.(card)}
          {...(isBelowFold && { isEager: false })}
        />
      )}
      {...(renderCaption && { renderCaption })}
      hasMore={list.hasMore}
      onReachEnd={list.loadMore}
      restoreKey={restoreKey}
      footer={
        isEndTold && list.foot === 'ended' ? undefined : (
          <LoadMore state={list.foot} onLoadMore={list.loadMore} endText="没有更多图片了" />
        )
      }
    />
  );
}
