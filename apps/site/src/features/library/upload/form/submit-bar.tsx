import type { RequiredUploadField } from '@tuyuan/contract/library/image-upload.ts';
import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { useState } from 'react';
import { canSubmit, missingWords, type Picture, type PictureFilter } from '../desk/picture.ts';
import type { UploadActions } from '../desk/use-upload-actions.ts';
import { HistoryDialog } from './history-dialog.tsx';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  readonly pictures: readonly Picture[];
  readonly actions: UploadActions;
  onFilter(filter: PictureFilter): void;
}

/** What was changed last and can be undone, and the button that hands complete pictures to review. */
export function SubmitBar({ pictures, actions, onFilter }: SubmitBarProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const ready = pictures.filter(canSubmit);
  const lacking = pictures.filter(({ item }) => item.missing.length > 0);
  const last = actions.steps.at(-1);
  return (
    <div className={styles.bar}>
      {last && (
        <div className={styles.undo}>
          <Icon name="check" size={16} className={styles.check} />
          <span className={styles.last} role="status">
            {last.text}
          </span>
          <Button size="small" icon="rotate-left" onClick={() => void actions.undo()}>
            撤销<kbd className={styles.key}>Ctrl Z</kbd>
          </Button>
          <IconButton icon="clock" label="全部改动" onClick={() => setHistoryOpen(true)} />
        </div>
      )}
      <Button
        kind="primary"
        isBlock
        isBusy={actions.isSubmitting}
        disabled={ready.length === 0}
        onClick={() => void actions.submit(ready.map(({ id }) => id))}
      >
        提交审核 {ready.length} 张
      </Button>
      {(ready.length > 0 || lacking.length > 0) && (
        <p className={styles.line}>
          {ready.length > 0 && `这 ${ready.length} 张传完且资料齐`}
          {ready.length > 0 && lacking.length > 0 && '；另有 '}
          {lacking.length > 0 && (
            <button type="button" className={styles.rest} onClick={() => onFilter('incomplete')}>
              {lacking.length} 张{lackingWords(lacking)}
            </button>
          )}
        </p>
      )}
      <HistoryDialog isOpen={isHistoryOpen} actions={actions} onClose={() => setHistoryOpen(false)} />
    </div>
  );
}

/** What all of them lack, by its name; else only that something is missing. */
function lackingWords(pictures: readonly Picture[]): string {
  const [first] = pictures;
  const common = (first?.item.missing ?? []).filter((field: RequiredUploadField) =>
    pictures.every(({ item }) => item.missing.includes(field)),
  );
  return common.length > 0 ? missingWords(common) : '资料不全';
}
