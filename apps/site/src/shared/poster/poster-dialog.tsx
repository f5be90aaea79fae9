import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { saveFile } from '../original-file.ts';
import { useSiteOrigin } from '../use-site-origin.ts';
import { drawPoster } from './draw-poster.ts';
import type { PosterContent } from './poster-content.ts';
import styles from './poster-dialog.module.css';

interface PosterDialogProps {
  readonly content: PosterContent;
  onClose(): void;
}

function save(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((content) => {
    if (content) saveFile({ content, fileName: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.png` });
  }, 'image/png');
}

/** Draws a poster and lets it be saved; in WeChat by a long press on the picture. */
export function PosterDialog({ content, onClose }: PosterDialogProps) {
  const [tries, setTries] = useState(0);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | 'failed'>();
  const origin = useSiteOrigin();
  const text = JSON.stringify(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is the content, and a further try draws again.
  useEffect(() => {
    if (origin === '') return undefined;
    let isWanted = true;
    setCanvas(undefined);
    void drawPoster(content, origin)
      .catch((): 'failed' => 'failed')
      .then((drawn) => isWanted && setCanvas(drawn));
    return () => {
      isWanted = false;
    };
  }, [text, origin, tries]);
  const drawn = canvas === 'failed' ? undefined : canvas;
  return (
    <Dialog
      isOpen
      title="海报"
      width="440px"
      onClose={onClose}
      footer={
        drawn && (
          <Button kind="primary" icon="download" onClick={() => save(drawn, `${content.number} ${content.title}`)}>
            保存图片
          </Button>
        )
      }
    >
      {canvas === 'failed' && <ErrorState title="海报没有画出来" onRetry={() => setTries(tries + 1)} />}
      {canvas === undefined && (
        <div role="status" aria-label="正在画海报">
          <Skeleton height={420} />
        </div>
      )}
      {drawn && (
        <>
          <img
            className={styles.poster}
            src={drawn.toDataURL('image/png')}
            width={drawn.width}
            height={drawn.height}
            alt={`海报：${content.title}`}
          />
          <p className={styles.note}>手机上也可以长按图片保存或转发。</p>
        </>
      )}
    </Dialog>
  );
}
