import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { FolderCard } from './folder-card.tsx';
import styles from './folder-row.module.css';
import { type Counted, kindWords } from './kind-words.ts';

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

interface FolderRowProps {
  readonly kind: MarkKind;
  readonly folders: readonly Folder[];
  readonly loose: Counted;
  /** Undefined: all that is collected; 0: what lies in none. */
  readonly chosen: number | undefined;
  onMove(id: number, to: number): void;
}

/** The folders in a row that scrolls sideways; dragged, or moved by Alt with an arrow key. */
export function FolderRow({ kind, folders, loose, chosen, onMove }: FolderRowProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const countOf = (counted: Counted) => counted[kindWords[kind].counter];
  const all = folders.reduce((sum, folder) => sum + countOf(folder), countOf(loose));
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onMove(
        Number(active.id),
        folders.findIndex(({ id }) => id === over.id),
      );
  };
  return (
    <DndContext sensors={sensors} accessibility={quiet} collisionDetection={closestCenter} onDragEnd={end}>
      <nav aria-label="收藏夹">
        <ul className={styles.row}>
          <FolderCard kind={kind} name="全部收藏" count={all} isCurrent={chosen === undefined} />
          <FolderCard kind={kind} folderId={0} name="默认收藏夹" count={countOf(loose)} isCurrent={chosen === 0} />
          {folders.map((folder, index) => (
            <FolderCard
              key={folder.id}
              kind={kind}
              folderId={folder.id}
              name={folder.name}
              count={countOf(folder)}
              folder={folder}
              isCurrent={chosen === folder.id}
              onStep={(step) => onMove(folder.id, index + step)}
            />
          ))}
        </ul>
      </nav>
    </DndContext>
  );
}
