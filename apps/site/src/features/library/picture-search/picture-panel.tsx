import { IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { useModal } from '@tuyuan/ui/use-modal.ts';
import { lazy, Suspense, type SyntheticEvent, useId, useState } from 'react';
import type { PictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import { ChoosePicture } from './choose-picture.tsx';
import styles from './picture-panel.module.css';
import { usePictureSearch } from './use-picture-search.ts';

const CropPicture = lazy(async () => ({ default: (await import('./crop-picture.tsx')).CropPicture }));

interface PicturePanelProps {
  readonly request: PictureSearchRequest;
  onClose(): void;
}

/** Returns where the panel hangs: under the camera that is in sight. */
function placeUnderCamera(): { readonly top: number; readonly right: number } {
  const cameras = [...document.querySelectorAll('[data-camera]')];
  const box = cameras.find((camera) => camera.checkVisibility())?.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  if (!box) return { top: 64, right: Math.max(16, (width - 440) / 2) };
  return { top: box.bottom + 8, right: Math.max(16, Math.min(width - 456, width - box.right - 72)) };
}

/** The panel of a search by picture: choose one, choose its part, send it. On phones it fills the screen. */
export function PicturePanel({ request, onClose }: PicturePanelProps) {
  const dialog = useModal(true);
  const titleId = useId();
  const [{ top, right }] = useState(placeUnderCamera);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const search = usePictureSearch(request, onClose);
  const { picture, fault, isReading } = search;
  const onCancel = (event: SyntheticEvent) => {
    // A file field inside also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.panel, picture && styles.cropping)}
      style={{ '--under': `${top}px`, '--right': `${right}px` }}
      data-picture-search
      data-theme={isPhone && picture ? 'dark' : undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {isPhone && picture ? '选搜索的部分' : '以图搜图'}
          </h2>
          <IconButton icon="close" label="关闭" onClick={onClose} />
        </header>
        {isReading ? (
          <div className={styles.waiting}>
            <Spinner />
          </div>
        ) : picture ? (
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner />
              </div>
            }
          >
            <CropPicture
              picture={picture}
              query={request.query}
              sent={search.sent}
              failure={search.failure}
              onTurn={search.turnPicture}
              onAnother={search.forget}
              onSearch={search.send}
              onClose={onClose}
            />
          </Suspense>
        ) : (
          <ChoosePicture fault={fault} onFile={search.take} onRecent={search.takeSent} />
        )}
      </div>
    </dialog>
  );
}
