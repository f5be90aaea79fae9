import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useOrderOwnAlbumMutation } from '@tuyuan/api-client/library/photographer-album.ts';
import type { getOwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useRef, useState } from 'react';
import styles from './album-order.module.css';
import { DraggedPicture } from './dragged-picture.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTile } from './order-tile.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { useAlbumOrder } from './use-album-order.ts';
import { useOrderKeys } from './use-order-keys.ts';

/** Moves are announced by this page, in its own words. */
const quiet = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

type Album = ResultOf<typeof getOwnAlbum>;

/** Orders an album's pictures by dragging, by keys or by typing a place, and chooses its cover. Nothing is kept before it is saved. */
export function AlbumOrder({ album }: { readonly album: Album }) {
  const grid = useRef<HTMLUListElement>(null);
  const order = useAlbumOrder({ ids: album.pictures.map(({ id }) => id), coverId: album.coverImageId });
  const [save, { isLoading }] = useOrderOwnAlbumMutation();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [placed, setPlaced] = useState<number>();
  const keys = useOrderKeys(order, grid);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const pictures = new Map(album.pictures.map((picture) => [picture.id, picture]));
  const from = dragged === undefined ? -1 : order.ids.indexOf(dragged);
  const coverId = order.coverId ?? order.ids[0];
  const placing = placed === undefined ? undefined : pictures.get(placed);

  function end({ active, over: target }: DragEndEvent): void {
    setDragged(undefined);
    setOver(undefined);
    const to = target ? order.ids.indexOf(Number(target.id)) : -1;
    const start = order.ids.indexOf(Number(active.id));
    if (to < 0 || to === start) return;
    order.move(start, to);
    keys.say(`放到第 ${to + 1} 位，共 ${order.ids.length}`);
  }

  async function saveOrder(): Promise<void> {
    const { error } = await save({ id: album.id, imageIds: [...order.ids], coverImageId: order.coverId });
    if (error) return;
    order.settle();
    showToast({ text: '顺序已保存', tone: 'success' });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Ctrl Z from the controls inside.
    <div className={styles.board} onKeyDown={keys.onBoardKeyDown}>
      <OrderHead album={album} order={order} isSaving={isLoading} onSave={() => void saveOrder()} />
      <DndContext
        sensors={sensors}
        accessibility={quiet}
        collisionDetection={pointerWithin}
        onDragStart={({ active }) => setDragged(Number(active.id))}
        onDragOver={({ over: target }) => setOver(target ? Number(target.id) : undefined)}
        onDragEnd={end}
        onDragCancel={() => setDragged(undefined)}
      >
        <ul ref={grid} className={styles.grid} aria-label={`「${album.title}」的图片，按顺序`}>
          {order.ids.map((id, index) => {
            const picture = pictures.get(id);
            if (!picture) return null;
            const isAim = dragged !== undefined && over === id && id !== dragged;
            return (
              <OrderTile
                key={id}
                picture={picture}
                index={index}
                isCover={id === coverId}
                isLifted={keys.lifted === id}
                drop={isAim ? (index < from ? 'before' : 'behind') : undefined}
                onKeyDown={(event) => keys.onTileKeyDown(event, id)}
                onPlace={() => setPlaced(id)}
              />
            );
          })}
        </ul>
        <DragOverlay dropAnimation={null}>
          {dragged !== undefined && <DraggedPicture picture={pictures.get(dragged)} />}
        </DragOverlay>
      </DndContext>
      <p className={styles.said} aria-live="assertive">
        {keys.said}
      </p>
      <p id="order-keys" className={styles.keys}>
        <kbd>空格</kbd> 拿起或放下 <kbd>←</kbd>
        <kbd>→</kbd> 挪一位 <kbd>Home</kbd>
        <kbd>End</kbd> 到头尾 <kbd>C</kbd> 设为封面 <kbd>Esc</kbd> 放回原处
      </p>
      {placing && (
        <PlaceDialog
          title={placing.title}
          place={order.ids.indexOf(placing.id) + 1}
          count={order.ids.length}
          isCover={placing.id === coverId}
          onMove={(place) => order.move(order.ids.indexOf(placing.id), place - 1)}
          onCover={() => order.chooseCover(placing.id)}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </div>
  );
}
