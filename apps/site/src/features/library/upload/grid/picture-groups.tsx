import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import { type CSSProperties, useCallback, useEffectEvent, useMemo, useState } from 'react';
import type { Picture } from '../desk/picture.ts';
import type { PictureGroup } from './group-pictures.ts';
import styles from './picture-groups.module.css';
import { PictureTile } from './picture-tile.tsx';
import { TileRows } from './tile-rows.tsx';
import type { Selection } from './use-selection.ts';

interface PictureGroupsProps {
  readonly desk: UploadDesk;
  readonly groups: readonly PictureGroup<Picture>[];
  readonly selection: Selection;
  readonly isGrouped: boolean;
  onRemove(ids: readonly number[]): void;
}

const foldsFrom = 13;

/** Pictures in their groups; one tick takes a whole group. */
export function PictureGroups({ desk, groups, selection, isGrouped, onRemove }: PictureGroupsProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const order = useMemo(() => groups.flatMap(({ pictures }) => pictures.map(({ id }) => id)), [groups]);
  const { toggle, remove } = useStableActions({
    toggle: (id, isRange) => selection.toggle(id, order, isRange),
    remove: (id) => onRemove([id]),
  });

  const renderTile = (picture: Picture, style?: CSSProperties) => (
    <PictureTile
      key={picture.id}
      desk={desk}
      picture={picture}
      isSelected={selection.ids.has(picture.id)}
      {...(style && { style })}
      onToggle={toggle}
      onRemove={remove}
    />
  );
  return groups.map((group, index) => {
    const ids = group.pictures.map(({ id }) => id);
    const chosen = ids.filter((id) => selection.ids.has(id)).length;
    const state = chosen === 0 ? false : chosen === ids.length || 'mixed';
    const title = isGrouped ? group.title : '全部图片';
    const isLong = isGrouped && ids.length >= foldsFrom;
    const isFolded = isLong && !unfolded.has(group.key);
    return (
      <section key={group.key} className={styles.group} aria-label={title}>
        <header className={styles.head}>
          <Checkbox state={state} label={`选中整组：${title}`} onChange={(isOn) => selection.setMany(ids, isOn)} />
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.facts}>
            {ids.length} 张{isGrouped && group.span && ` · ${group.span}`}
          </span>
          {isGrouped && index === 0 && <span className={styles.note}>按拍摄时间和 GPS 自动分组</span>}
          {isLong && !isFolded && (
            <Button
              size="small"
              kind="text"
              onClick={() => setUnfolded(new Set([...unfolded].filter((key) => key !== group.key)))}
            >
              收起
            </Button>
          )}
        </header>
        <TileRows
          label={title}
          pictures={group.pictures}
          isFolded={isFolded}
          isAllSelected={state === true}
          onUnfold={() => setUnfolded(new Set([...unfolded, group.key]))}
          renderTile={renderTile}
        />
      </section>
    );
  });
}

interface TileActions {
  toggle(id: number, isRange: boolean): void;
  remove(id: number): void;
}

/** The same functions at every render, so that a tile is drawn again only when its picture changes. */
function useStableActions(actions: TileActions): TileActions {
  const toggle = useEffectEvent(actions.toggle);
  const remove = useEffectEvent(actions.remove);
  return { toggle: useCallback((id, isRange) => toggle(id, isRange), []), remove: useCallback((id) => remove(id), []) };
}
