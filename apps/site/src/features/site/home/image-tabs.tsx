import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { useGetLibraryFiguresQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { JustifiedGrid, type TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ImageCardTile } from '../../../shared/image-card-tile.tsx';
import { MoreLink } from '../../../shared/more-link.tsx';
import { type BlockSource, sourcePath, sourceQuery } from './home-blocks.ts';
import blockStyles from './home-section.module.css';
import styles from './image-tabs.module.css';

const tabs = [
  { sort: 'newest', label: '最新图片' },
  { sort: 'hottest', label: '最热图片' },
] as const;
type Sort = (typeof tabs)[number]['sort'];

/** Which tab was open at a place of the history: going back finds the same pictures at the same height. */
const chosenAt = new Map<string, Sort>();

interface ImageTabsProps extends BlockSource {
  readonly title: string;
}

/** Newest and hottest images in justified rows; those the block is sorted by come first. */
export function ImageTabs({ title, ...source }: ImageTabsProps) {
  const id = useId();
  const { key } = useLocation();
  const [sort, setSort] = useState(chosenAt.get(key) ?? source.sort);
  const isOther = sort !== source.sort;
  const { data: first } = useGetImagesQuery(sourceQuery(source));
  const { data: other, isError } = useGetImagesQuery(sourceQuery({ ...source, sort }), { skip: !isOther });
  const { data: figures } = useGetLibraryFiguresQuery();
  if (!first || first.items.length === 0) return null;
  const isSwitched = isOther && !isError;
  // Until the other list is loaded, the first one stays, so that no empty box appears.
  const shown = (isSwitched ? other : undefined) ?? first;
  const today = figures?.imagesToday ?? 0;

  function choose(next: Sort): void {
    chosenAt.set(key, next);
    setSort(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = sort === 'newest' ? 'hottest' : 'newest';
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section className={classNames(blockStyles.block, styles.section)} aria-label={title || '图片'}>
      <div className={styles.head}>
        <div role="tablist" aria-label={title || '图片'} className={styles.tabs} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.sort}
              id={`${id}-${tab.sort}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab.sort === sort}
              aria-controls={`${id}-panel`}
              tabIndex={tab.sort === sort ? 0 : -1}
              onClick={() => choose(tab.sort)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        <MoreLink
          href={sourcePath(source, '/gallery')}
          label={today > 0 ? `今日新增 ${formatCount(today)} 张` : '全部'}
        />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${sort}`} aria-busy={isSwitched && !other}>
        <ImageGrid key={shown === other ? 'other' : 'first'} items={shown.items} label={title || '图片'} />
      </div>
      <div className={styles.all}>
        <ButtonLink href={sourcePath(source, '/gallery')}>进入图库</ButtonLink>
      </div>
    </section>
  );
}

const keyOf = ({ id }: ImageCard) => id;
const ratioOf = ({ width, height }: ImageCard) => width / height;

function ImageGrid({ items, label }: { readonly items: readonly ImageCard[]; readonly label: string }) {
  return <JustifiedGrid items={items} getKey={keyOf} getRatio={ratioOf} renderTile={tileOf} label={label} />;
}

function tileOf(card: ImageCard, slot: TileSlot) {
  return <ImageCardTile card={card} slot={slot} isEager={false} />;
}
