import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import type {} from './css-variables.ts';
import styles from './drawer.module.css';
import { useMediaQuery } from './use-media-query.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: string;
  onClose(): void;
}

/** Returns whether a drawer stands beside the page (from 1200 px) rather than over it, so that the page can make room. */
export function useIsDrawerDocked(): boolean {
  return useMediaQuery('(min-width: 1200px)');
}

type PanelProps = Omit<DrawerProps, 'isOpen'> & { readonly titleId: string };

function Parts({ title, titleId, children, footer, onClose }: PanelProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label="关闭" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}

function DockedDrawer(props: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <aside
      ref={panel}
      className={styles.drawer}
      style={{ '--drawer-width': props.width }}
      aria-labelledby={props.titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Parts {...props} />
    </aside>
  );
}

function ModalDrawer(props: PanelProps) {
  const dialog = useModal(true);
  const onCancel = (event: SyntheticEvent) => {
    // A file field inside also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    props.onClose();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget) props.onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.drawer, styles.modal)}
      style={{ '--drawer-width': props.width }}
      aria-labelledby={props.titleId}
      onCancel={onCancel}
      onClose={props.onClose}
      onMouseDown={onMouseDown}
    >
      <Parts {...props} />
    </dialog>
  );
}

/**
 * From 1200 px not modal, docked under the header beside the page; below that over a veil; on phones a full-height
 * sheet. Esc closes it and focus returns.
 */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  const isDocked = useIsDrawerDocked();
  const titleId = useId();
  if (!isOpen) return null;
  return isDocked ? <DockedDrawer {...rest} titleId={titleId} /> : <ModalDrawer {...rest} titleId={titleId} />;
}
