import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Pixels of a side, the quiet zone included. */
  readonly size: number;
  /** Said in place of the picture: 上车码. */
  readonly label: string;
}

/** Modules of light round the code: four, as the standard has it. */
const quiet = 4;

interface Drawn {
  readonly path: string;
  readonly side: number;
}

async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (data[row * size + column]) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
  return { path, side: size + 2 * quiet };
}

/** A QR code: black on white in every theme, or nothing reads it. Its maker is fetched with the first one. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isWanted = true;
    void draw(text).then((made) => isWanted && setDrawn(made));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn?.side ?? 1} ${drawn?.side ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}
