import { IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useModal } from '@tuyuan/ui/use-modal.ts';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { photoPath } from '../../../shared/photo-path.ts';
import { similarPath } from '../../../shared/picture-search/similar-path.ts';
import { previewerPath } from '../../../shared/previewer-path.ts';
import { copyLink } from '../../../shared/share-link.ts';
import { useCountVisit } from '../../../shared/use-count-visit.ts';
import { useFullScreen } from '../../../shared/zoom/use-full-screen.ts';
import { useStageSize } from '../../../shared/zoom/use-stage-size.ts';
import { useZoomGestures, ZOOM_STEP } from '../../../shared/zoom/use-zoom-gestures.ts';
import { actualScale, fitInto, PREVIEW_WIDTH, unzoomed, zoomedAt } from '../../../shared/zoom/zoom.ts';
import { FilmStrip } from './film-strip.tsx';
import { OriginalTiles } from './original-tiles.tsx';
import { useIdle } from './use-idle.ts';
import { useMayHaveOriginal } from './use-may-have-original.ts';
import { useSlideShow } from './use-slide-show.ts';
import styles from './viewer.module.css';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerInfo } from './viewer-info.tsx';
import { commandOf, type ViewerCommand } from './viewer-keys.ts';
import { ViewerPicture } from './viewer-picture.tsx';
import type { ViewerSource } from './viewer-source.ts';

/** Number of pictures before the loaded end at which more are requested. */
const NEAR_END = 5;
const CENTRE = { x: 0, y: 0 };

interface ViewerProps {
  readonly source: ViewerSource;
  /** Id of the image it opens with. */
  readonly startId: number;
  onShow(id: number): void;
  onClose(): void;
}

/** Full-window viewer for a list of images, one at a time, always dark. */
export function Viewer({ source, startId, onShow, onClose }: ViewerProps) {
  const { images, totalCount, name, loadMore } = source;
  const dialog = useModal(true);
  const stage = useRef<HTMLDivElement>(null);
  const stageSize = useStageSize(stage);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shownId, setShownId] = useState(startId);
  const [zoom, setZoom] = useState(unzoomed);
  const [isPlaying, setPlaying] = useState(false);
  const [isInfoOpen, setInfoOpen] = useState(() => window.matchMedia('(min-width: 1024px)').matches);
  const fullScreen = useFullScreen(dialog);
  const isIdle = useIdle(2000);

  const found = images.findIndex(({ id }) => id === shownId);
  // An address may name a picture of a page that is still to be loaded.
  const isSought = found < 0 && images.length < totalCount;
  const position = Math.max(0, found);
  const image = isSought ? undefined : images[position];
  const hasMore = isSought || (position + NEAR_END >= images.length && images.length < totalCount);
  const count = images.length;
  useCountVisit('large', image?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per length of the list.
  useEffect(() => {
    if (hasMore) loadMore?.();
  }, [hasMore, count]);

  const fitted = image && stageSize && fitInto(image, stageSize);
  const showsOriginal = useMayHaveOriginal(image?.id);
  const actual = image && fitted ? actualScale(image, fitted, showsOriginal) : 1;
  const bounds = fitted && stageSize && { stage: stageSize, fitted, maxScale: Math.max(2, actual * 2) };

  const shown = showsOriginal && fitted && { width: fitted.width * zoom.scale, height: fitted.height * zoom.scale };

  const show = (wanted: number) => {
    const next = images[Math.min(images.length - 1, Math.max(0, wanted))];
    if (!next || next.id === shownId) return;
    setShownId(next.id);
    setZoom(unzoomed);
    onShow(next.id);
  };
  const zoomTo = (scale: number) => bounds && setZoom(zoomedAt(zoom, scale, CENTRE, bounds));
  useSlideShow(isPlaying, position, () => (position + 1 < images.length ? show(position + 1) : setPlaying(false)));
  const { handlers, drag } = useZoomGestures({
    stage,
    bounds,
    zoom,
    actual,
    setZoom,
    onStep: (by) => show(position + by),
    onPullDown: onClose,
  });

  const run: Readonly<Record<ViewerCommand, () => unknown>> = {
    next: () => show(position + 1),
    previous: () => show(position - 1),
    first: () => show(0),
    last: () => show(images.length - 1),
    zoomIn: () => zoomTo(zoom.scale * ZOOM_STEP),
    zoomOut: () => zoomTo(zoom.scale / ZOOM_STEP),
    fit: () => setZoom(unzoomed),
    actual: () => zoomTo(actual),
    play: () => setPlaying(!isPlaying),
    fullScreen: fullScreen.toggle,
    info: () => setInfoOpen(!isInfoOpen),
    similar: () => image && navigate(similarPath(image.id)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    const command = commandOf({ key, ctrlKey, metaKey, altKey, isOnButton });
    if (!command) return;
    event.preventDefault();
    run[command]();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  const zoomText = zoom.scale === 1 ? '适合窗口' : `${Math.round((zoom.scale / actual) * 100)}%`;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.viewer, isInfoOpen && styles.withInfo)}
      data-theme="dark"
      aria-label={`看图：${image?.title ?? ''}`}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <ViewerBar
        title={image?.title ?? ''}
        imageHref={image && photoPath(image.id)}
        place={`${name} · ${position + 1} / ${totalCount}`}
        zoomText={zoomText}
        canZoomIn={bounds !== undefined && zoom.scale < bounds.maxScale}
        canZoomOut={zoom.scale > 1}
        isPlaying={isPlaying}
        isInfoOpen={isInfoOpen}
        isFullScreen={fullScreen.isOn}
        isFullScreenOffered={fullScreen.isOffered}
        onCommand={(command) => run[command]()}
        onCopyLink={() => void copyLink(previewerPath(shownId, source.albumId))}
        onClose={onClose}
      />
      <div className={styles.middle}>
        <div ref={stage} className={classNames(styles.stage, zoom.scale > 1 && styles.zoomed)} {...handlers}>
          {image && fitted && (
            <ViewerPicture key={image.id} image={image} fitted={fitted} zoom={zoom} drag={drag}>
              {shown && stageSize && shown.width > PREVIEW_WIDTH && (
                <OriginalTiles image={image} shown={shown} stage={stageSize} zoom={zoom} />
              )}
            </ViewerPicture>
          )}
        </div>
        <div className={classNames(styles.arrows, isIdle && styles.idle)}>
          {position > 0 && (
            <IconButton
              icon="chevron-left"
              label="上一张（←）"
              className={classNames(styles.arrow, styles.previous)}
              onClick={run.previous}
            />
          )}
          {position + 1 < images.length && (
            <IconButton
              icon="chevron-right"
              label="下一张（→）"
              className={classNames(styles.arrow, styles.next)}
              onClick={run.next}
            />
          )}
        </div>
      </div>
      <div className={styles.strip}>
        <FilmStrip images={images} position={position} onChoose={show} />
      </div>
      {isInfoOpen && image && (
        <ViewerInfo
          imageId={image.id}
          isOwnPage={`${pathname}${search}` === photoPath(image.id)}
          onClose={() => setInfoOpen(false)}
        />
      )}
    </dialog>
  );
}
