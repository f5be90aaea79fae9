import type { ReactNode } from 'react';
import styles from './state-message.module.css';

export type StatePictureName = 'locked' | 'empty' | 'noMatch' | 'broken' | 'missing';

const lines: Readonly<Record<StatePictureName, ReactNode>> = {
  locked: (
    <>
      <path d="M36 34v-8a12 12 0 0 1 24 0v8" />
      <rect x="18" y="34" width="60" height="46" rx="5" />
      <g className={styles.mark}>
        <circle cx="48" cy="54" r="4.5" fill="currentColor" />
        <path d="M48 57v9" />
      </g>
    </>
  ),
  empty: (
    <>
      <rect x="8" y="30" width="36" height="34" rx="3" />
      <path d="m8 56 10-9 8 7 6-5 12 10" />
      <rect x="52" y="16" width="36" height="48" rx="3" />
      <path d="m52 54 11-11 8 8 6-6 11 11" />
      <path className={styles.mark} d="M48 74v12m-6-6h12" />
    </>
  ),
  noMatch: (
    <>
      <circle cx="42" cy="42" r="22" />
      <path d="m58 58 24 24" />
      <path className={styles.mark} d="m34 35 16 14m0-14L34 49" />
    </>
  ),
  broken: (
    <>
      <path d="M10 76h76M24 76V42a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v34" />
      <path className={styles.mark} d="m41 52 14 12m0-12L41 64M48 16v10M26 20l6 8m38-8-6 8" />
    </>
  ),
  missing: (
    <>
      <rect x="14" y="20" width="68" height="54" rx="4" />
      <path d="M14 34h68M22 27h.1M29 27h.1" />
      <path className={styles.mark} d="M42 46a6.5 6.5 0 1 1 8.5 6.2c-1.7.6-2.5 1.6-2.5 3.3V58m0 6.500v.1" />
    </>
  ),
};

/** A line drawing for a state's text; decorative, without a text alternative. */
export function StatePicture({ name }: { readonly name: StatePictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 92" aria-hidden="true">
      {lines[name]}
    </svg>
  );
}
