import { Alert, Button } from 'antd';
import styles from './saved-meanwhile.module.css';

interface SavedMeanwhileProps {
  /** Who saved; "" where that isn't known. */
  readonly editor?: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Asks which of two versions stays: another editor saved while this one was being changed. */
export function SavedMeanwhile({ editor = '', onKeepMine, onTakeTheirs }: SavedMeanwhileProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.conflict ?? ''}
      title={`${editor || '别人'}刚刚保存了新的一版，你的改动还在这里，没有丢。`}
      action={
        <>
          <Button size="small" onClick={onKeepMine}>
            以我的为准
          </Button>{' '}
          <Button size="small" onClick={onTakeTheirs}>
            用对方的，放弃我的
          </Button>
        </>
      }
    />
  );
}
