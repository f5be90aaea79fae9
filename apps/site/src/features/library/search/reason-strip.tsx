import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import styles from './reason-strip.module.css';
import { reasonText } from './reason-text.ts';

const SHOWN = 2;

export function reasonsId({ id }: ImageHit): string {
  return `reasons-${id}`;
}

/**
 * Why an image was found: at most two reasons to be seen, as far as they fit, without the title, which is read in the
 * picture itself; all of them for the tile's description.
 */
export function ReasonStrip({ hit }: { readonly hit: ImageHit }) {
  const reasons = [...new Set(hit.reasons.map(reasonText))];
  const shown = [...new Set(hit.reasons.filter(({ kind }) => kind !== 'title').map(reasonText))].slice(0, SHOWN);
  return (
    <>
      <ul className={styles.strip} aria-hidden="true">
        {shown.map((reason) => (
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
