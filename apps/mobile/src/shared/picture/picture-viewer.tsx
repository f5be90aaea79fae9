import { formatCount } from '@tuyuan/format/count.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { ImageViewer } from 'antd-mobile';
import type { MultiImageViewerRef } from 'antd-mobile/es/components/image-viewer';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModalFocus } from '../layout/use-modal-focus.ts';
import { FailureView } from '../states/failure-view.tsx';
import styles from './picture-viewer.module.css';
import { useArrivals } from './use-arrivals.ts';

interface Picture {
  readonly title: string;
  /** Undefined while it is loading. */
  readonly address: string | undefined;
  /** Why there is no address. */
  readonly fault?: string | undefined;
}

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  /** Index of the shown picture. */
  readonly index: number;
  /** Loaded or not. */
  readonly total: number;
  /** Below its title. */
  readonly facts: ReactNode;
  /** Actions for the picture. */
  readonly children?: ReactNode;
  onTurn(index: number): void;
  /** Before it is loaded once more. */
  onRetry?(): void;
  onClose(): void;
}

/** So many on each side of the one that is looked at are loaded. */
const near = 1;

/** Shows one picture in full screen; swipe or arrow keys change it. */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, index, total, facts, children, onTurn, onRetry, onClose } = props;
  const viewer = useRef<MultiImageViewerRef>(null);
  const { attempt, endOf, settle, tryAgain } = useArrivals();
  const focus = useModalFocus(onClose, ({ key }) => {
    if (key === 'ArrowRight') viewer.current?.swipeTo(index + 1);
    if (key === 'ArrowLeft') viewer.current?.swipeTo(index - 1);
  });
  const picture = pictures[index];
  const end = picture?.fault === undefined ? endOf(picture?.address) : 'failed';

  // Rendered outside the page, which is inert, and outside transformed boxes, which would trap fixed elements.
  return createPortal(
    <>
      <div className={styles.ground} />
      <ImageViewer.Multi
        ref={viewer}
        visible
        classNames={{ body: styles.body ?? '' }}
        images={pictures.map(({ address = '' }) => address)}
        defaultIndex={index}
        onIndexChange={onTurn}
        onClose={onClose}
        imageRender={(address, { ref, index: place }) =>
          Math.abs(place - index) > near || address === '' || endOf(address) === 'failed' ? (
            <span />
          ) : (
            <img
              key={attempt}
              ref={ref}
              className={styles.picture}
              src={address}
              alt={pictures[place]?.title ?? ''}
              draggable={false}
              onLoad={() => settle(address, 'shown')}
              onError={() => settle(address, 'failed')}
            />
          )
        }
      />
      {/* Beside the viewer, whose layer is hidden from screen readers. */}
      {picture && (
        <div {...focus} className={styles.frame} role="dialog" aria-modal="true" aria-label={picture.title}>
          <div className={styles.head}>
            <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
              <X size={24} strokeWidth={1.75} aria-hidden />
            </button>
            {total > 1 && (
              <span className={styles.place}>
                {index + 1} / {formatCount(total)}
              </span>
            )}
          </div>
          {end !== 'shown' && (
            <div className={styles.middle}>
              {end === 'failed' ? (
                <FailureView
                  title="图片没有加载出来"
                  text={picture.fault}
                  onRetry={() => {
                    tryAgain(picture.address);
                    onRetry?.();
                  }}
                />
              ) : (
                <span role="status" aria-label="正在载入" className={styles.waiting}>
                  <Spinner size={32} />
                </span>
              )}
            </div>
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>{picture.title}</h2>
            <p className={styles.facts}>{facts}</p>
          </div>
          {children}
        </div>
      )}
    </>,
    document.body,
  );
}
