import { Link } from 'react-router-dom';
import { useSetting, useSiteName } from '../shared/site-settings.ts';
import styles from './site-logo.module.css';

export function SiteLogo() {
  const name = useSiteName();
  const picture = useSetting('siteLogo');
  return (
    <Link to="/" className={styles.logo}>
      {picture === '' ? (
        <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <rect width="28" height="28" rx="6" fill="var(--brand)" />
          <path d="M4.5 21 11 11.5l4 5.5 2.5-3 6 7Z" fill="#fff" />
          <circle cx="19.5" cy="9" r="2.4" fill="#fff" />
        </svg>
      ) : (
        <img src={picture} alt="" height={28} />
      )}
      <span>{name}</span>
    </Link>
  );
}
