import { useGetCollectedImagesQuery } from '@tuyuan/api-client/community/user-marks.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { Collected } from './collected.tsx';
import { PickTile } from './pick-tile.tsx';
import { useCollectionPage } from './use-collection-page.ts';

const fresh = { refetchOnMountOrArgChange: true };
const targets = { wide: 200, narrow: 160 };

/** The images one has collected. */
export function CollectedImages() {
  const { wanted } = useCollectionPage();
  return (
    <Collected<ImageCard>
      kind="image"
      found={useGetCollectedImagesQuery(wanted, fresh)}
      show={(images) => <ImageRows images={images} label="收藏的图片" target={200} />}
      pick={(images, picked, toggle) => (
        <JustifiedGrid
          items={images}
          label="选择图片"
          targets={targets}
          getKey={({ id }) => id}
          getRatio={({ width, height }) => width / height}
          renderTile={(card, slot) => (
            <PickTile
              card={card}
              isPicked={picked.has(card.id)}
              tabIndex={slot.tabIndex}
              onPick={() => toggle(card.id)}
            />
          )}
        />
      )}
    />
  );
}
