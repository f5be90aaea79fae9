import { formatCount } from '@tuyuan/format/count.ts';
import { ImageViewer } from 'antd-mobile';
import type { MultiImageViewerRef } from 'antd-mobile/es/components/image-viewer';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './picture-viewer.module.css';

interface Picture {
  readonly title: string;
  readonly address: string;
}

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  /** Of the one that is looked at. */
  readonly index: number;
  /** Loaded or not. */
  readonly total: number;
  /** Below its title. */
  readonly facts: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
  onTurn(index: number): void;
  onClose(): void;
}

/** So many on each side of the one that is looked at are loaded. */
const near = 1;

/** One picture as large as the phone; the neighbours by a swipe or the arrow keys. */
export function PictureViewer({ pictures, index, total, facts, children, onTurn, onClose }: PictureViewerProps) {
  const viewer = useRef<MultiImageViewerRef>(null);
  const close = useRef<HTMLButtonElement>(null);
  const picture = pictures[index];

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    // A form over the picture has its own keys.
    if (document.querySelector('.adm-popup-body, .adm-center-popup')) return;
    if (key === 'Escape') onClose();
    if (key === 'ArrowRight') viewer.current?.swipeTo(index + 1);
    if (key === 'ArrowLeft') viewer.current?.swipeTo(index - 1);
  });
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <>
      <div className={styles.ground} />
      <ImageViewer.Multi
        ref={viewer}
        visible
        classNames={{ body: styles.body ?? '' }}
        images={pictures.map(({ address }) => address)}
        defaultIndex={index}
        onIndexChange={onTurn}
        onClose={onClose}
        imageRender={(address, { ref, index: place }) =>
          Math.abs(place - index) > near ? (
            <span />
          ) : (
            <img
              ref={ref}
              className={styles.picture}
              src={address}
              alt={pictures[place]?.title ?? ''}
              draggable={false}
            />
          )
        }
      />
      {/* Outside of the viewer, whose layer is hidden from screen readers. */}
      {picture &&
        createPortal(
          <div className={styles.frame} role="dialog" aria-label={picture.title}>
            <div className={styles.head}>
              <button ref={close} type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
                <X size={24} strokeWidth={1.75} aria-hidden />
              </button>
              {total > 1 && (
                <span className={styles.place}>
                  {index + 1} / {formatCount(total)}
                </span>
              )}
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>{picture.title}</h2>
              <p className={styles.facts}>{facts}</p>
            </div>
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
