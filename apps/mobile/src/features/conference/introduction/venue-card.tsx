import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { MapPin, Navigation, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../shared/layout/card.tsx';
import styles from './venue-card.module.css';

const MapSheet = lazy(async () => ({ default: (await import('../../../shared/place/map-sheet.tsx')).MapSheet }));

/** Shows the venue and the way there. */
export function VenueCard({ conference }: { readonly conference: ConferenceDetail }) {
  const { location, address, latitude, longitude, officePhone } = conference;
  const [isOpen, setIsOpen] = useState(false);
  if (location === '' && address === '') return null;
  return (
    <Card className={styles.card}>
      <MapPin size={22} strokeWidth={1.75} className={styles.sign} aria-hidden />
      <div className={styles.words}>
        <h3 className={styles.name}>{location || address}</h3>
        {location !== '' && address !== '' && <p className={styles.address}>{address}</p>}
      </div>
      {officePhone !== '' && (
        <a className={styles.button} href={phoneLink(officePhone)} aria-label={`打给会务 ${officePhone}`}>
          <Phone size={20} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)} aria-label="导航过去">
        <Navigation size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <MapSheet place={{ name: location, address, latitude, longitude }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
