import type { LivePhoto } from '@tuyuan/contract/conference-live.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { ImageViewer } from 'antd-mobile';
import type { MultiImageViewerRef } from 'antd-mobile/es/components/image-viewer';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Facts } from '../../shared/layout/facts.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { photoAddress } from './photo-address.ts';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  readonly photos: readonly LivePhoto[];
  /** Loaded or not. */
  readonly total: number;
  /** Of the one that is opened. */
  readonly id: number;
  onTurn(id: number): void;
  /** The last loaded ones are near. */
  onEnd(): void;
  onLikes(id: number, likes: number): void;
  onClose(): void;
}

/** So many on each side of the one that is looked at are loaded. */
const near = 1;
const nearEnd = 5;

/** One photo as large as the phone; the neighbours by a swipe or the arrow keys. */
export function PhotoViewer({ photos, total, id, onTurn, onEnd, onLikes, onClose }: PhotoViewerProps) {
  // What is taken off the wall meanwhile does not push the others aside under the finger.
  const [opened] = useState(photos);
  const shown = [...opened, ...photos.filter((photo) => !opened.some((one) => one.id === photo.id))];
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      shown.findIndex((photo) => photo.id === id),
    ),
  );
  const viewer = useRef<MultiImageViewerRef>(null);
  const close = useRef<HTMLButtonElement>(null);
  const photo = photos.find((one) => one.id === shown[index]?.id) ?? shown[index];

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    // A form over the picture has its own keys.
    if (document.querySelector('.adm-popup-body')) return;
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

  function turn(next: number) {
    const turned = shown[next];
    if (!turned) return;
    setIndex(next);
    onTurn(turned.id);
    if (next >= shown.length - nearEnd) onEnd();
  }
  return (
    <>
      <div className={styles.ground} />
      <ImageViewer.Multi
        ref={viewer}
        visible
        classNames={{ body: styles.body ?? '' }}
        images={shown.map((one) => photoAddress(one, 1280))}
        defaultIndex={index}
        onIndexChange={turn}
        onClose={onClose}
        imageRender={(address, { ref, index: place }) =>
          Math.abs(place - index) > near ? (
            <span />
          ) : (
            <img ref={ref} className={styles.picture} src={address} alt={shown[place]?.title ?? ''} draggable={false} />
          )
        }
      />
      {/* Outside of the viewer, whose layer is hidden from screen readers. */}
      {photo &&
        createPortal(
          <div className={styles.frame} role="dialog" aria-label={photo.title}>
            <div className={styles.head}>
              <button ref={close} type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
                <X size={24} strokeWidth={1.75} aria-hidden />
              </button>
              <span className={styles.place}>
                {index + 1} / {formatCount(Math.max(total, shown.length))}
              </span>
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>{photo.title}</h2>
              <p className={styles.facts}>
                <Facts>
                  {`摄影 ${photo.author}`}
                  {photo.hall}
                  {`${wireDay(photo.shotAt)} ${wireClock(photo.shotAt)}`}
                </Facts>
              </p>
            </div>
            <PhotoActions key={photo.id} photo={photo} onLikes={(likes) => onLikes(photo.id, likes)} />
          </div>,
          document.body,
        )}
    </>
  );
}
