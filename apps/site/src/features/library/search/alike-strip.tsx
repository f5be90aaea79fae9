import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import styles from './reason-strip.module.css';
import { reasonsId } from './reason-strip.tsx';
import { reasonText } from './reason-text.ts';

const SHOWN = 2;

/** How alike an image is, and at most two reasons as far as they fit; all of them for the tile's description. */
export function AlikeStrip({ hit }: { readonly hit: ImageHit }) {
  const percent = likenessPercent(hit);
  const reasons = [...new Set(hit.reasons.map(reasonText))];
  return (
    <>
      <ul className={styles.strip} aria-hidden="true">
        {percent !== undefined && <li className={styles.likeness}>{percent}%</li>}
        {reasons.slice(0, SHOWN).map((reason) => (
          <li key={reason} className={styles.reason}>
            {reason}
          </li>
        ))}
      </ul>
      <span id={reasonsId(hit)}>
        <VisuallyHidden>{[`相似度 ${percent ?? 0}%`, ...reasons].join('，')}</VisuallyHidden>
      </span>
    </>
  );
}

function likenessPercent({ likeness }: ImageHit): number | undefined {
  return likeness === null ? undefined : Math.round(likeness * 100);
}
