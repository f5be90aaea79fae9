import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import type { ReactNode } from 'react';
import { meetingPath } from '../../../shared/conference/conference-paths.ts';
import { phoneTip } from '../../../shared/conference/conference-words.ts';
import { useSiteOrigin } from '../../../shared/use-site-origin.ts';
import styles from './phone-code.module.css';

interface PhoneCodeProps {
  readonly conference: ConferenceDetail;
  /** Pixels of the code's side. */
  readonly size?: number;
  /** Under the tip. */
  readonly children?: ReactNode;
}

/** QR code of the conference's mobile pages, with its current use. */
export function PhoneCode({ conference, size = 160, children }: PhoneCodeProps) {
  const origin = useSiteOrigin();
  const tip = phoneTip(conference);
  const path = meetingPath(conference.id);
  return (
    <div className={styles.phone}>
      {tip.hasCode && (
        <a href={path} className={styles.code} style={{ width: size, height: size }}>
          {origin !== '' && (
            <QrCode text={`${origin}${path}`} label={`${conference.title}的手机端二维码`} size={size} />
          )}
        </a>
      )}
      <div className={styles.tip}>
        <p className={styles.tipTitle}>{tip.title}</p>
        <p className={styles.note}>{tip.text}</p>
        {children}
      </div>
    </div>
  );
}
