import type { CSSProperties } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './progressive-image.module.css';
import { thumbhashColor, thumbhashPicture } from './thumbhash-picture.ts';

export interface ProgressiveImageProps {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly alt: string;
  /** Width of the picture itself in pixels: its shape is reserved before it loads. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash?: string | null | undefined;
  /** For pictures on the first screen: loads at once and does not fade in. */
  readonly isEager?: boolean;
  /** Fills the box around it instead of keeping its own shape free. */
  readonly fillsBox?: boolean;
  readonly missingText?: string;
  readonly className?: string | undefined;
}

type Stage = 'shown' | 'waiting' | 'missing';

function usePlaceholder(thumbhash: string | null | undefined, isWaiting: boolean): CSSProperties {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (thumbhash && isWaiting) setPicture(thumbhashPicture(thumbhash));
  }, [thumbhash, isWaiting]);
  if (!thumbhash) return {};
  return { backgroundColor: thumbhashColor(thumbhash), backgroundImage: picture && `url(${picture})` };
}

/** A picture that reserves its shape, shows its thumbhash while it loads, fades in over 150 ms, and says so when it cannot be opened. */
export function ProgressiveImage(props: ProgressiveImageProps) {
  const { src, srcSet, sizes, alt, width, height, thumbhash, isEager = false, fillsBox = false } = props;
  const { missingText = '图片暂时打不开', className } = props;
  const image = useRef<HTMLImageElement>(null);
  // Server-rendered pictures are visible without scripts; only those still loading are hidden to fade in.
  const [stage, setStage] = useState<Stage>('shown');
  const [stageOf, setStageOf] = useState(src);
  if (stageOf !== src) {
    setStageOf(src);
    setStage('shown');
  }
  useLayoutEffect(() => {
    const element = image.current;
    if (!element || !src) return;
    if (!element.complete) setStage(isEager ? 'shown' : 'waiting');
    // It failed before hydration: loading it again fires the error event that was missed.
    else if (element.naturalWidth === 0) element.src = src;
  }, [src, isEager]);
  const placeholder = usePlaceholder(thumbhash, stage === 'waiting');
  const shape = fillsBox ? { width: '100%', height: '100%' } : { aspectRatio: `${width} / ${height}` };
  return (
    <span className={classNames(styles.frame, className)} style={{ ...shape, ...placeholder }}>
      {stage === 'missing' || !src ? (
        <span className={styles.missing} role="img" aria-label={`${alt}（${missingText}）`}>
          <Icon name="warning" size={20} />
          <span aria-hidden="true">{missingText}</span>
        </span>
      ) : (
        <img
          ref={image}
          className={classNames(styles.image, stage === 'waiting' && styles.waiting)}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onLoad={() => setStage('shown')}
          onError={() => setStage('missing')}
        />
      )}
    </span>
  );
}
