import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { lazy, Suspense, useState } from 'react';
import { similarPath } from '../picture-search/similar-path.ts';
import styles from './tile-mark-buttons.module.css';
import { useTileMarks } from './use-tile-marks.ts';

const ChooseFolder = lazy(async () => ({ default: (await import('../collect/choose-folder.tsx')).ChooseFolder }));

interface TileMarkButtonsProps {
  readonly kind: MarkKind;
  readonly id: number;
  readonly title: string;
  readonly tabIndex?: number | undefined;
}

/** Likes and collects a work in a grid, and finds images alike. Absent on touch: there a tile is its title, and the work's page has both. */
export function TileMarkButtons(props: TileMarkButtonsProps) {
  const isTouched = useMediaQuery('(hover: none)');
  return isTouched ? null : <MarkPair {...props} />;
}

function MarkPair({ kind, id, title, tabIndex }: TileMarkButtonsProps) {
  const [isChoosing, setChoosing] = useState(false);
  // Not in the HTML that arrives: a page has dozens of them.
  const isHovered = useMediaQuery('(hover: hover)');
  const marks = useTileMarks({ kind, id }, () => setChoosing(true));
  return (
    <>
      <span className={styles.marks}>
        {isHovered && kind === 'image' && (
          <Link
            href={similarPath(id)}
            className={styles.mark}
            title="找相似"
            aria-label={`找相似：${title}`}
            tabIndex={tabIndex}
          >
            <Icon name="camera" />
          </Link>
        )}
        <button
          type="button"
          className={styles.mark}
          title="收藏"
          aria-label={`收藏：${title}`}
          aria-pressed={marks.isCollected}
          tabIndex={tabIndex}
          onClick={marks.pressCollect}
        >
          <Icon name="star" isFilled={marks.isCollected} />
        </button>
        <button
          type="button"
          className={styles.mark}
          data-heart
          title="喜欢"
          aria-label={`喜欢：${title}`}
          aria-pressed={marks.isLiked}
          tabIndex={tabIndex}
          onClick={marks.pressLike}
        >
          <Icon name="heart" isFilled={marks.isLiked} />
        </button>
      </span>
      {isChoosing && (
        <Suspense>
          <ChooseFolder kind={kind} ids={[id]} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
