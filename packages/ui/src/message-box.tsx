import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './message-box.module.css';
import type { PendingMessageBox } from './message-box-queue.ts';
import { messageBoxes } from './message-box-queue.ts';

const NONE: readonly PendingMessageBox[] = [];

/** Shows the boxes of `showAlert` and `showConfirm`, one at a time. Every app renders it once. */
export function MessageBoxHost() {
  const [box] = useSyncExternalStore(messageBoxes.subscribe, messageBoxes.get, () => NONE);
  if (!box) return null;
  const { id, kind, title = '提示', text, confirmText = '确定', cancelText = '取消', answer } = box;
  const footer = (
    <>
      {kind === 'confirm' && <Button onClick={() => answer(false)}>{cancelText}</Button>}
      <Button kind="primary" data-autofocus onClick={() => answer(true)}>
        {confirmText}
      </Button>
    </>
  );
  return (
    <Dialog
      key={id}
      isOpen
      role="alertdialog"
      title={title}
      // At least 380 px, more only for long words; narrower on windows that have less.
      width="clamp(380px, 32vw, 480px)"
      closesOnBackdrop={false}
      footer={footer}
      onClose={() => answer(false)}
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
