import { mapLinks } from '@tuyuan/format/map-links.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { copyText } from './copy-text.ts';
import styles from './venue-card.module.css';

interface VenueCardProps {
  readonly name: string;
  /** City and address. */
  readonly where: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where something takes place, with the ways into map apps. */
export function VenueCard({ name, where, latitude, longitude }: VenueCardProps) {
  async function copy() {
    const isCopied = await copyText([where, name].filter(Boolean).join(' '));
    showToast(
      isCopied ? { text: '地址已复制', tone: 'success' } : { text: '没有复制成功，请手动选择地址', tone: 'error' },
    );
  }
  return (
    <section className={styles.venue} aria-label="位置">
      <div className={styles.plan} aria-hidden>
        <Icon name="location" size={32} />
      </div>
      <div className={styles.venueWords}>
        <h2>{name || where}</h2>
        <p>{where}</p>
        {latitude !== null && longitude !== null && (
          <p className={styles.note}>
            坐标 {latitude.toFixed(4)}，{longitude.toFixed(4)}
          </p>
        )}
        <div className={styles.maps}>
          {mapLinks({ name, address: where, latitude, longitude }).map(({ label, href }) => (
            <ButtonLink key={label} href={href} icon="external">
              {label}
            </ButtonLink>
          ))}
          <Button kind="text" icon="link" onClick={() => void copy()}>
            复制地址
          </Button>
        </div>
      </div>
    </section>
  );
}
