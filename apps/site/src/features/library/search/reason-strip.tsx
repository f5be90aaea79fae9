import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import styles from './reason-strip.module.css';
import { reasonText } from './reason-text.ts';

const SHOWN = 2;

export function reasonsId({ id }: ImageHit): string {
  return `reasons-${id}`;
}

/** Why an image was found: at most two reasons to be seen, as far as they fit; all of them for the tile's description. */
export function ReasonStrip({ hit }: { readonly hit: ImageHit }) {
  const reasons = [...new Set(hit.reasons.map(reasonText))];
  return (
    <>
      <ul className={styles.strip} aria-hidden="true">
        {reasons.slice(0, SHOWN).map((reason) => (
          <li key={reason} className={styles.reason}>
            {reason}
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <span id={reasonsId(hit)}>
          <VisuallyHidden>找到的原因：{reasons.join('，')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
