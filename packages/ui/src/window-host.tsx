import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type PendingWindow, windows } from './open-window.ts';
import { Spinner } from './spinner.tsx';
import { useModal } from './use-modal.ts';
import { isWindowAnswer } from './window-answer.ts';
import styles from './window-host.module.css';

const NONE: readonly PendingWindow[] = [];

/** Shows what `openWindow` opens, one over the other. Every app renders it once. */
export function WindowHost() {
  const open = useSyncExternalStore(windows.subscribe, windows.get, () => NONE);
  return open.map((pending) => <OpenedWindow key={pending.id} pending={pending} />);
}

function OpenedWindow({ pending }: { readonly pending: PendingWindow }) {
  const { address, title, width, top, isFullscreen, isClosable, closesOnBackdrop, confirm, cancel } = pending;
  const dialog = useModal(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isOurs || !isWindowAnswer(data)) return;
      if (data.isConfirmed) confirm(data.value);
      else cancel();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [confirm, cancel]);
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isClosable) cancel();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (closesOnBackdrop && event.target === event.currentTarget) cancel();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.window, isFullscreen && styles.fullscreen)}
      style={{ '--window-width': width, '--window-top': top }}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onMouseDown={onMouseDown}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {isClosable && <IconButton icon="close" label="关闭" onClick={cancel} />}
        </header>
        <div className={styles.body} aria-busy={!isLoaded}>
          {!isLoaded && <Spinner />}
          <iframe
            ref={frame}
            src={address}
            title={title}
            className={classNames(styles.frame, !isLoaded && styles.loading)}
            onLoad={() => setLoaded(true)}
          />
        </div>
        <footer className={styles.foot}>
          <Button onClick={cancel}>取消</Button>
          <Button kind="primary" data-autofocus onClick={() => confirm()}>
            确定
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
