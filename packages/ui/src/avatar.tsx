import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Pixels. */
  readonly size?: number;
}

/** A round portrait; the first character of the name replaces a missing picture. Show the name itself beside it. */
export function Avatar({ name, src, size = 24 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const initial = Array.from(name.trim())[0] ?? '?';
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.45 }} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        initial
      )}
    </span>
  );
}
