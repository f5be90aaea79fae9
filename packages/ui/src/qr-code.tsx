import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

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

interface Drawn {
  readonly path: string;
  /** Squares of a side, without the quiet zone. */
  readonly squares: number;
}

/** Returns one path of all dark runs, row by row. */
async function draw(text: string, level: 'L' | 'M'): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && modules.get(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`;
    }
  return { path, squares: size };
}

/** A QR code, black on white in every theme, because scanners need that. Its generator is loaded on first use. */
export function QrCode({ text, label, size, level = 'M', quiet = 4, className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isWanted = true;
    void draw(text, level).then((made) => isWanted && setDrawn(made));
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
