import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import styles from './unit-logo.module.css';

/** A unit's square logo beside its name; nothing without one. `size`: pixels. */
export function UnitLogo({ logo, size }: { readonly logo: string; readonly size: number }) {
  if (logo === '') return null;
  return <img className={styles.logo} src={resourceUrl(logo)} alt="" width={size} height={size} />;
}
