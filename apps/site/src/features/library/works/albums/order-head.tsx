import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getOwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { worksPath } from '../photos/works-state.ts';
import styles from './album-order.module.css';
import { quickOrders } from './order-rules.ts';
import type { EditedOrder } from './use-album-order.ts';

interface OrderHeadProps {
  readonly album: ResultOf<typeof getOwnAlbum>;
  readonly order: EditedOrder;
  readonly isSaving: boolean;
  onSave(): void;
}

/** Orders in one tap, what changed, and saving. */
export function OrderHead({ album, order, isSaving, onSave }: OrderHeadProps) {
  const byId = new Map(album.pictures.map((picture) => [picture.id, picture]));
  const current = order.ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <header className={styles.head}>
      <div className={styles.quick} role="toolbar" aria-label="一键排">
        {quickOrders.map(({ label, order: arrange }) => (
          <Button key={label} size="small" onClick={() => order.arrange(arrange(current).map(({ id }) => id))}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.tools}>
        {order.changes > 0 && <span className={styles.changes}>顺序改了 {order.changes} 处</span>}
        {order.canUndo && (
          <Button size="small" icon="rotate-left" onClick={order.undo}>
            撤销 <kbd>Ctrl Z</kbd>
          </Button>
        )}
        {album.reviewState === 'approved' && (
          <ButtonLink size="small" href={`/gallery/detail?id=${album.id}`}>
            预览
          </ButtonLink>
        )}
        <ButtonLink size="small" href={worksPath({})}>
          添加图片
        </ButtonLink>
        <Button kind="primary" size="small" disabled={order.changes === 0} isBusy={isSaving} onClick={onSave}>
          保存顺序
        </Button>
      </div>
    </header>
  );
}
