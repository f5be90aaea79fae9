import { boxesOfRow } from '@tuyuan/ui/justified-boxes.ts';
import { heightOfRows, layOutRows } from '@tuyuan/ui/justified-rows.ts';
import { rowOptionsAt, shapeOf } from '@tuyuan/ui/row-layout.ts';
import { useElementWidth } from '@tuyuan/ui/use-element-width.ts';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { Picture } from '../desk/picture.ts';
import { MoreTile } from './more-tile.tsx';
import styles from './tile-rows.module.css';

interface TileRowsProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
  /** Shows two rows only. */
  readonly isFolded: boolean;
  readonly isAllSelected: boolean;
  onUnfold(): void;
  renderTile(picture: Picture, style?: CSSProperties): ReactNode;
}

const measures = { targets: { wide: 128, narrow: 128 }, gap: 8, captionHeight: 44 };
const foldedRows = 2;
const foldedOnPhone = 8;
const minMoreWidth = 200;

/** A group's pictures, never cropped: in rows of one height, on phones in two columns. */
export function TileRows(props: TileRowsProps) {
  const { label, pictures, isFolded, isAllSelected, onUnfold, renderTile } = props;
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const ratios = useMemo(() => Float64Array.from(pictures, ({ ratio }) => shapeOf(ratio)), [pictures]);
  const layout = useMemo(() => {
    if (width === undefined) return undefined;
    const options = rowOptionsAt(width, measures);
    return { options, width, rows: layOutRows(ratios, options) };
  }, [ratios, width]);
  const more = (count: number, style?: CSSProperties) => (
    <MoreTile key="more" count={count} isAllSelected={isAllSelected} style={style} onPress={onUnfold} />
  );

  if (isPhone) {
    const shown = isFolded && pictures.length > foldedOnPhone ? foldedOnPhone : pictures.length;
    return (
      <ul ref={list} className={styles.columns} aria-label={label}>
        {pictures.slice(0, shown).map((picture) => renderTile(picture))}
        {shown < pictures.length && more(pictures.length - shown)}
      </ul>
    );
  }

  function tiles(): ReactNode[] {
    if (!layout) return [];
    const { rows, options } = layout;
    const isCut = isFolded && rows.length > foldedRows;
    const shownRows = isCut ? rows.slice(0, foldedRows) : rows;
    return shownRows.flatMap((row, rowIndex) => {
      const height = row.height + measures.captionHeight;
      const boxes = boxesOfRow(ratios, row, options);
      const cutAt = isCut && rowIndex === foldedRows - 1 ? moreFrom(boxes, layout.width) : boxes.length;
      const placed = boxes.slice(0, cutAt).map(({ index, left, width: tileWidth }) => {
        const picture = pictures[index];
        return picture && renderTile(picture, { left, top: row.top, width: tileWidth, height });
      });
      const next = boxes[cutAt];
      if (!next) return placed;
      const style = { left: next.left, top: row.top, width: layout.width - next.left, height: row.height };
      return [...placed, more(pictures.length - next.index, style)];
    });
  }

  const shownRows = layout && isFolded ? layout.rows.slice(0, foldedRows) : layout?.rows;
  const height = shownRows ? heightOfRows(shownRows, measures.captionHeight) : measures.targets.wide;
  return (
    <ul ref={list} className={styles.rows} style={{ height }} aria-label={label}>
      {tiles()}
    </ul>
  );
}

/** The first picture of the row that gives way to 还有 n 张. */
function moreFrom(boxes: readonly { readonly left: number }[], width: number): number {
  const at = boxes.findLastIndex(({ left }) => left <= width - minMoreWidth);
  return Math.max(0, at);
}
