import { Link } from '@tuyuan/ui/link.tsx';
import styles from './demo.module.css';
import { demoPages } from './demo-pages.ts';

/** Links to all pages of the catalogue. */
export function Catalogue() {
  return (
    <ul className={styles.cards}>
      {demoPages.map(({ name, title, text }) => (
        <li key={name}>
          <Link href={`/demo/${name}`} className={styles.card}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
