import { IconButton } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './viewer-bar.module.css';
import type { ViewerCommand } from './viewer-keys.ts';

interface ViewerBarProps {
  readonly title: string;
  /** Page of the picture shown. */
  readonly imageHref: string | undefined;
  /** Which list, and where in it. */
  readonly place: string;
  readonly zoomText: string;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly isPlaying: boolean;
  readonly isInfoOpen: boolean;
  readonly isFullScreen: boolean;
  readonly isFullScreenOffered: boolean;
  onCommand(command: ViewerCommand): void;
  onCopyLink(): void;
  onClose(): void;
}

/** The viewer's tools; each tooltip names its key. */
export function ViewerBar(props: ViewerBarProps) {
  const { title, place, zoomText, isPlaying, isInfoOpen, isFullScreen, onCommand } = props;
  return (
    <header className={styles.bar}>
      <IconButton icon="close" label="关闭（Esc）" onClick={props.onClose} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.place} aria-live="polite">
          {place}
        </p>
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          label="缩小（−）"
          aria-disabled={!props.canZoomOut}
          onClick={() => onCommand('zoomOut')}
        />
        <button type="button" className={styles.value} title="适合窗口（0）" onClick={() => onCommand('fit')}>
          {zoomText}
        </button>
        <IconButton
          icon="plus"
          label="放大（+）"
          aria-disabled={!props.canZoomIn}
          onClick={() => onCommand('zoomIn')}
        />
      </div>
      <button
        type="button"
        className={styles.actual}
        title="预览原大（1）"
        aria-label="1:1 预览原大"
        onClick={() => onCommand('actual')}
      >
        1:1
      </button>
      <span className={styles.tools}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? '停止放映（空格）' : '放映（空格）'}
          className={styles.wideOnly}
          onClick={() => onCommand('play')}
        />
        {props.isFullScreenOffered && (
          <IconButton
            icon="full-screen"
            label={isFullScreen ? '退出全屏（F）' : '全屏（F）'}
            className={styles.wideOnly}
            onClick={() => onCommand('fullScreen')}
          />
        )}
        {props.imageHref && (
          <Link href={props.imageHref} className={styles.page} title="打开图片页" aria-label="打开图片页">
            <Icon name="image" />
            <span>图片页</span>
          </Link>
        )}
        {props.imageHref && <IconButton icon="camera" label="找相似（S）" onClick={() => onCommand('similar')} />}
        <IconButton icon="link" label="复制链接" onClick={props.onCopyLink} />
        <IconButton
          icon="info"
          label="图片信息（I）"
          className={isInfoOpen ? styles.pressed : undefined}
          aria-pressed={isInfoOpen}
          onClick={() => onCommand('info')}
        />
      </span>
    </header>
  );
}
