import { useDraggable, useDroppable } from '@dnd-kit/core';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { collectionPath } from './collection-path.ts';
import styles from './folder-row.module.css';
import { kindWords } from './kind-words.ts';

interface FolderCardProps {
  readonly kind: MarkKind;
  readonly folderId?: number;
  readonly name: string;
  readonly count: number;
  /** Absent for what is no folder of the person’s own: that stays where it is. */
  readonly folder?: Folder;
  readonly isCurrent: boolean;
  onStep?(step: 1 | -1): void;
}

/** One folder of the row. */
export function FolderCard({ kind, folderId, name, count, folder, isCurrent, onStep }: FolderCardProps) {
  const key = folder?.id ?? `fixed-${folderId ?? 'all'}`;
  const drag = useDraggable({ id: key, disabled: !folder });
  const drop = useDroppable({ id: key, disabled: !folder });
  const item = useRef<HTMLLIElement | null>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onStep?.(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const { transform } = drag;
  return (
    <li
      ref={(element) => {
        item.current = element;
        drop.setNodeRef(element);
      }}
      className={styles.item}
      data-drop={(drop.isOver && !drag.isDragging) || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears Alt with an arrow key from the link inside. */}
      <div
        ref={drag.setNodeRef}
        {...drag.listeners}
        data-dragged={drag.isDragging || undefined}
        style={transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined}
        className={styles.drag}
        onKeyDown={onKeyDown}
      >
        <Link
          href={collectionPath(kind, folderId)}
          className={styles.card}
          aria-current={isCurrent ? 'page' : undefined}
          aria-keyshortcuts={onStep && 'Alt+ArrowLeft Alt+ArrowRight'}
        >
          <span className={styles.cover}>
            {folder?.cover ? (
              <img src={imageUrl(folder.cover, 320)} alt="" draggable={false} loading="lazy" />
            ) : (
              <Icon name={folder ? 'album' : 'star'} size={20} />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              {formatCount(count)} {kindWords[kind].unit}
              {folder && <Icon name={folder.shareToken ? 'link' : 'lock'} size={14} />}
              {folder && (folder.shareToken ? '有链接可看' : '仅自己')}
            </span>
          </span>
        </Link>
      </div>
    </li>
  );
}
