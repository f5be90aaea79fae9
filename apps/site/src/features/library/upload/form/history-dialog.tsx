import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import type { UploadActions } from '../desk/use-upload-actions.ts';
import styles from './submit-bar.module.css';

interface HistoryDialogProps {
  readonly isOpen: boolean;
  readonly actions: UploadActions;
  onClose(): void;
}

/** All changes since the page was opened, the last first; each is undone with those after it. */
export function HistoryDialog({ isOpen, actions, onClose }: HistoryDialogProps) {
  async function undoFrom(index: number): Promise<void> {
    for (let left = actions.steps.length - index; left > 0; left--) await actions.undo();
    if (index === 0) onClose();
  }
  return (
    <Dialog isOpen={isOpen} title="全部改动" width="420px" onClose={onClose}>
      <ol className={styles.steps} reversed>
        {actions.steps
          .map((step, index) => (
            <li key={step.key} className={styles.step}>
              <span className={styles.time}>{formatDateTime(step.at).slice(11, 16)}</span>
              <span className={styles.last}>{step.text}</span>
              <Button size="small" onClick={() => void undoFrom(index)}>
                {index === actions.steps.length - 1 ? '撤销' : '撤销到这里'}
              </Button>
            </li>
          ))
          .reverse()}
      </ol>
      {actions.steps.length === 0 && <p>没有可以撤销的改动。</p>}
    </Dialog>
  );
}
