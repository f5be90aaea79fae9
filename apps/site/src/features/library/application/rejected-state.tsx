import { applicationReason } from '@tuyuan/contract/library/application-reasons.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { SampleStrip } from './sample-strip.tsx';
import styles from './state-card.module.css';
import { StateCard } from './state-card.tsx';

/** An application that was sent back: each reason with how to mend it. */
export function RejectedState({ application }: { readonly application: OwnApplication }) {
  const { decidedAt, attempts, reasons, message, samples } = application;
  const when = decidedAt === null ? '' : `${wireShortDay(decidedAt)} ${wireClock(decidedAt)} 退回 · `;
  return (
    <StateCard tone="error" icon="refresh" title="还差一点，改好可以再交" lead={`${when}第 ${attempts} 次`}>
      <ul className={styles.reasons}>
        {reasons.map((code) => {
          const { title, mend } = applicationReason(code);
          return (
            <li key={code} className={styles.reason}>
              <Icon name="info" size={18} />
              <div>
                <b>{title}</b>
                <p>{mend}</p>
              </div>
            </li>
          );
        })}
        {message !== '' && (
          <li className={styles.reason}>
            <Icon name="comment" size={18} />
            <div>
              <b>审核员说</b>
              <p>{message}</p>
            </div>
          </li>
        )}
      </ul>
      <SampleStrip samples={samples} />
      <div className={styles.actions}>
        <ButtonLink kind="primary" size="large" href="/user/main/apply">
          去改这 {reasons.length} 处
        </ButtonLink>
      </div>
      <p className={styles.small}>其他都已保存，不用重填。</p>
    </StateCard>
  );
}
