import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';
import { type QrPath, qrPath } from './qr-path.ts';

interface QrCodeProps {
  readonly text: string;
  /** Said in place of the picture: 上车码. */
  readonly label: string;
  /** Side length in pixels, including the quiet zone; by default the CSS class sets the size. */
  readonly size?: number;
  /** `M` where it is printed and gets dirty, `L` on a screen: fewer and bigger squares. */
  readonly level?: 'L' | 'M';
  /** Light squares around it: four, as the standard has it; less does where the ground is white anyway. */
  readonly quiet?: number;
  readonly className?: string | undefined;
}

/** A QR code, black on white in every theme, because scanners need that. */
export function QrCode({ text, label, size, level = 'M', quiet = 4, className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let isWanted = true;
    void qrPath(text, level).then((made) => isWanted && setDrawn(made));
    return () => {
      isWanted = false;
    };
  }, [text, level]);
  const box = (drawn?.squares ?? 1) + 2 * quiet;
  return (
    <svg
      className={classNames(styles.code, className)}
      {...(size !== undefined && { width: size, height: size })}
      viewBox={`${-quiet} ${-quiet} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}
