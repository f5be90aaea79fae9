import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPageKey } from '../../../shared/is-page-key.ts';
import { photoPath } from '../../../shared/photo-path.ts';
import styles from './photo-neighbours.module.css';
import { useNeighbours } from './use-neighbours.ts';

/** Links to the pictures before and after this one, which ← and → follow. */
export function PhotoNeighbours({ image }: { readonly image: ImageDetail }) {
  const { previous, next } = useNeighbours(image);
  const navigate = useNavigate();
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const wanted = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    if (!wanted || !isPageKey(event)) return;
    event.preventDefault();
    void navigate(photoPath(wanted.id), { preventScrollReset: true });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <nav className={styles.neighbours} aria-label="上一张与下一张">
      {previous && (
        <Link href={photoPath(previous.id)} className={styles.link} title="上一张（←）">
          <Icon name="chevron-left" />
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link href={photoPath(next.id)} className={`${styles.link} ${styles.next}`} title="下一张（→）">
          <span className={styles.title}>{next.title}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
