import { applicationReason } from '@tuyuan/contract/library/application-reasons.ts';
import type { ApplicationDetail } from '@tuyuan/contract/library/photographer-management.ts';
import { Timeline } from 'antd';
import { shortTime } from '../../../shared/list/short-time.ts';
import styles from './application.module.css';
import { ApplicationStateDot } from './application-state.tsx';

/** What was decided before, newest first. */
export function ApplicationHistory({ history }: { readonly history: ApplicationDetail['history'] }) {
  return (
    <section>
      <h3 className={styles.heading}>经过</h3>
      <Timeline
        items={history.map(({ id, state, actorName, reasons, message, at }) => ({
          key: id,
          content: (
            <>
              <ApplicationStateDot state={state} />
              <span className={styles.note}>
                {' '}
                {shortTime(at, new Date())} {actorName}
              </span>
              {reasons.length > 0 && <p>{reasons.map((code) => applicationReason(code).title).join('；')}</p>}
              {message !== '' && <p className={styles.note}>{message}</p>}
            </>
          ),
        }))}
      />
    </section>
  );
}
