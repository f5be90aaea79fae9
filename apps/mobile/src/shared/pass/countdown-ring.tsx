import styles from './pass-code.module.css';

const radius = 12;
const length = 2 * Math.PI * radius;

/** Shows the remaining part of a time span as an arc with seconds. */
export function CountdownRing({ leftMs, ofMs }: { readonly leftMs: number; readonly ofMs: number }) {
  const share = Math.max(0, Math.min(1, leftMs / ofMs));
  return (
    <span className={styles.ring}>
      <svg className={styles.arc} width="28" height="28" viewBox="0 0 28 28" fill="none" strokeWidth="2.5" aria-hidden>
        <circle cx="14" cy="14" r={radius} stroke="var(--line)" />
        <circle
          cx="14"
          cy="14"
          r={radius}
          stroke="var(--brand)"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span>{Math.ceil(Math.max(0, leftMs) / 1000)}</span>
    </span>
  );
}
