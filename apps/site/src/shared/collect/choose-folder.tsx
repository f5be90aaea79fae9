import { useGetFoldersQuery, useMoveCollectedMutation } from '@tuyuan/api-client/community/user-collection.ts';
import { maxFolders } from '@tuyuan/contract/community/collection-words.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './collect.module.css';
import { FolderForm } from './folder-form.tsx';

interface ChooseFolderProps {
  readonly kind: MarkKind;
  readonly ids: readonly number[];
  /** Told once they have been moved. */
  onMoved?(): void;
  onClose(): void;
}

/** Moves collected works into one of the folders, or into a new one. */
export function ChooseFolder({ kind, ids, onMoved, onClose }: ChooseFolderProps) {
  const { data, isError, isFetching, refetch } = useGetFoldersQuery({}, { refetchOnMountOrArgChange: true });
  const [move, { isLoading }] = useMoveCollectedMutation();
  const [isNew, setNew] = useState(false);
  async function moveTo(folderId: number | null, name: string): Promise<void> {
    const { error } = await move({ kind, ids: [...ids], folderId });
    if (error) return;
    showToast({ text: `已放进「${name}」`, tone: 'success' });
    onMoved?.();
    onClose();
  }
  const choices = [{ id: null, name: '默认收藏夹' }, ...(data?.items ?? [])];
  return (
    <Dialog isOpen title={isNew ? '新建收藏夹' : '放进哪个收藏夹'} width="400px" onClose={onClose}>
      {isNew ? (
        <FolderForm onDone={(folder) => void moveTo(folder.id, folder.name)} onCancel={() => setNew(false)} />
      ) : isError && !data ? (
        <ErrorState title="收藏夹没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="160px" />
      ) : (
        <>
          <ul className={styles.choices}>
            {choices.map(({ id, name }) => (
              <li key={id ?? 0}>
                <button
                  type="button"
                  className={styles.choice}
                  disabled={isLoading}
                  onClick={() => void moveTo(id, name)}
                >
                  <Icon name={id === null ? 'star' : 'album'} size={18} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
          {data.items.length < maxFolders && (
            <Button icon="plus" isBlock onClick={() => setNew(true)}>
              新建收藏夹
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
