import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import type { ShownToast } from './toast-queue.ts';
import { dismissToast, toasts } from './toast-queue.ts';

const NONE: readonly ShownToast[] = [];
const SHOWN_MILLISECONDS = 4000;

function Toast({ toast }: { readonly toast: ShownToast }) {
  const { id, text, tone = 'plain', action } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  const press = () => {
    dismissToast(id);
    action?.onPress();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock.
    <div className={styles.toast} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      {tone === 'success' && <Icon name="check" size={18} className={styles.success} />}
      {tone === 'error' && <Icon name="warning" size={18} className={styles.error} />}
      <span>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={press}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Shows what `showToast` says, read out politely; stays while pointed at or focused. Every app renders it once. */
export function ToastHost() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NONE);
  const region = useRef<HTMLDivElement>(null);
  const isEmpty = shown.length === 0;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown from the start, so that screen readers know the region before it speaks.
    element.showPopover();
    return () => element.hidePopover();
  }, []);
  useEffect(() => {
    const element = region.current;
    if (isEmpty || !element?.showPopover || !document.querySelector('dialog[open]')) return;
    // Shown again, it is above the dialog in the top layer.
    element.hidePopover();
    element.showPopover();
  }, [isEmpty]);
  return (
    <div ref={region} className={styles.region} popover="manual" role="status" aria-live="polite">
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
