import { Icon } from '@tuyuan/ui/icon.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import styles from './picture-search-host.module.css';
import { useDroppedPicture } from './use-dropped-picture.ts';

const PicturePanel = lazy(async () => ({ default: (await import('./picture-panel.tsx')).PicturePanel }));

/** Takes pictures dropped anywhere or pasted, and shows the panel in which the part to search for is chosen. */
export function PictureSearchHost() {
  const request = useSyncExternalStore(pictureSearchRequest.subscribe, pictureSearchRequest.get);
  const isOver = useDroppedPicture((file) => pictureSearchRequest.set({ file }));
  return (
    <>
      {isOver && (
        <div className={styles.veil}>
          <p className={styles.hint}>
            <Icon name="camera" size={32} />
            松开，用这张图片搜索
          </p>
        </div>
      )}
      {request && (
        <Suspense>
          <PicturePanel request={request} onClose={() => pictureSearchRequest.set(undefined)} />
        </Suspense>
      )}
    </>
  );
}
