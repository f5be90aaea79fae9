import { useSetFolderCoverMutation } from '@tuyuan/api-client/community/user-collection.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { ChooseFolder } from '../../../shared/collect/choose-folder.tsx';
import styles from './collection.module.css';
import { kindWords } from './kind-words.ts';

interface PickBarProps {
  readonly kind: MarkKind;
  /** Undefined while nothing is being chosen. */
  readonly picked: ReadonlySet<number> | undefined;
  /** All of this page. */
  readonly all: readonly number[];
  /** The open folder of one's own. */
  readonly folderId: number | undefined;
  onPick(picked: ReadonlySet<number> | undefined): void;
}

/** Chooses works of the page and says what can be done with them. */
export function PickBar({ kind, picked, all, folderId, onPick }: PickBarProps) {
  const [isMoving, setMoving] = useState(false);
  const [cover, covering] = useSetFolderCoverMutation();
  // What has gone from the page meanwhile can't be moved unseen.
  const ids = all.filter((id) => picked?.has(id));
  const [only] = ids;
  if (!picked)
    return (
      <div className={styles.bar}>
        <Button size="small" icon="check" onClick={() => onPick(new Set())}>
          选择
        </Button>
      </div>
    );
  async function setCover(id: number, imageId: number): Promise<void> {
    const { error } = await cover({ id, imageId });
    if (error) return;
    showToast({ text: '封面已换', tone: 'success' });
    onPick(undefined);
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label="对选中的收藏">
      <Checkbox
        state={ids.length === all.length ? true : ids.length > 0 ? 'mixed' : false}
        onChange={(isAll) => onPick(new Set(isAll ? all : []))}
      >
        这一页
      </Checkbox>
      <p className={styles.picked} aria-live="polite">
        已选 {ids.length} {kindWords[kind].unit}
      </p>
      <Button size="small" kind="primary" disabled={ids.length === 0} onClick={() => setMoving(true)}>
        移到…
      </Button>
      {kind === 'image' && folderId !== undefined && (
        <Button
          size="small"
          isBusy={covering.isLoading}
          disabled={ids.length !== 1}
          onClick={() => only !== undefined && void setCover(folderId, only)}
        >
          设为封面
        </Button>
      )}
      <Button size="small" onClick={() => onPick(undefined)}>
        完成
      </Button>
      {isMoving && (
        <ChooseFolder kind={kind} ids={ids} onMoved={() => onPick(undefined)} onClose={() => setMoving(false)} />
      )}
    </div>
  );
}
