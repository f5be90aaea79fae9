import { useDeleteFolderMutation } from '@tuyuan/api-client/community/user-collection.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FolderForm } from '../../../shared/collect/folder-form.tsx';
import { collectionPath } from './collection-path.ts';
import styles from './folder-head.module.css';
import { FolderShare } from './folder-share.tsx';
import { countWords } from './kind-words.ts';

interface FolderHeadProps {
  readonly folder: Folder;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onStep(step: 1 | -1): void;
}

/** The open folder: its words, its link, and what can be done with it. */
export function FolderHead({ folder, isFirst, isLast, onStep }: FolderHeadProps) {
  const [isEditing, setEditing] = useState(false);
  const [remove, { isLoading }] = useDeleteFolderMutation();
  const navigate = useNavigate();
  const { id, name, description, images, albums, articles } = folder;
  async function removeFolder(): Promise<void> {
    const text = `删除「${name}」？里面的 ${images + albums + articles} 件收藏会回到默认收藏夹${folder.shareToken ? '，分享出去的链接马上失效' : ''}。`;
    if (!(await showConfirm({ text, confirmText: '删除收藏夹' }))) return;
    const { error } = await remove({ id });
    if (error) return;
    showToast({ text: `已删除「${name}」`, tone: 'success' });
    await navigate(collectionPath('image'));
  }
  return (
    <section className={styles.head} aria-label={name}>
      <div className={styles.line}>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>{countWords(folder)}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.tools}>
          <IconButton icon="chevron-left" label="往前移" disabled={isFirst} onClick={() => onStep(-1)} />
          <IconButton icon="chevron-right" label="往后移" disabled={isLast} onClick={() => onStep(1)} />
          <Button size="small" icon="edit" onClick={() => setEditing(true)}>
            改名称和说明
          </Button>
          <Button size="small" icon="trash" isBusy={isLoading} onClick={() => void removeFolder()}>
            删除
          </Button>
        </div>
      </div>
      <FolderShare folder={folder} />
      {isEditing && (
        <Dialog isOpen title="改名称和说明" width="440px" closesOnBackdrop={false} onClose={() => setEditing(false)}>
          <FolderForm folder={folder} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />
        </Dialog>
      )}
    </section>
  );
}
