import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { conferencePath } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './conflict-card.module.css';
import { conflictTitle } from './conflict-words.ts';
import { DecisionDialog } from './decision-dialog.tsx';

interface ConflictCardProps {
  readonly conflict: CheckInConflict;
  readonly conferenceId: number;
}

/** One conflict: the attendee, the first and the later admission side by side, and the decision. */
export function ConflictCard({ conflict, conferenceId }: ConflictCardProps) {
  const [decision, setDecision] = useState<'accept' | 'void'>();
  const mayDecide = usePermissions()('Pages.Conferences.CheckIn');
  const { name, ticketTypeName, pointName, winner, scan, state, supervisor, note } = conflict;
  return (
    <article className={styles.card} aria-label={`${name}，${conflictTitle(conflict)}`}>
      <header className={styles.head}>
        <h3 className={styles.title}>{conflictTitle(conflict)}</h3>
        <span className={styles.who}>
          {name} · {ticketTypeName} · {pointName}
        </span>
      </header>
      <div className={styles.facts} data-pair={winner !== null}>
        {winner && <Fact label="先到，算数" scan={winner} />}
        <Fact label={winner ? '后到，待定' : '待定'} scan={scan} />
      </div>
      {(supervisor !== '' || note !== '') && (
        <p className={styles.note}>{[supervisor && `${supervisor} 放行`, note].filter(Boolean).join('：')}</p>
      )}
      {state === 'open' ? (
        <footer className={styles.acts}>
          {mayDecide && (
            <>
              <Button className={classNames(styles.accept)} onClick={() => setDecision('accept')}>
                认可
              </Button>
              <Button danger onClick={() => setDecision('void')}>
                作废
              </Button>
            </>
          )}
          <Link
            className={styles.link}
            to={conferencePath(conferenceId, `check-in?${new URLSearchParams({ section: 'scans', keyword: name })}`)}
          >
            看扫码记录
          </Link>
        </footer>
      ) : (
        <p className={styles.note}>
          <Tag variant="filled" color={state === 'accepted' ? 'success' : 'error'}>
            {state === 'accepted' ? '认可' : '作废'}
          </Tag>
          {conflict.decidedBy} {conflict.decidedAt !== null && shortMoment(conflict.decidedAt)} · {conflict.reason}
        </p>
      )}
      {decision && <DecisionDialog conflict={conflict} decision={decision} onClose={() => setDecision(undefined)} />}
    </article>
  );
}

function Fact({ label, scan }: { readonly label: string; readonly scan: CheckInConflict['scan'] }) {
  return (
    <dl className={styles.fact}>
      <dt>{label}</dt>
      <dd className={styles.time}>
        {scan.at.slice(5, 19).replace('T', ' ')}
        {scan.isOffline && <Tag variant="filled">断网</Tag>}
      </dd>
      <dd>{[scan.gate, scan.device, scan.staff].filter(Boolean).join(' · ')}</dd>
    </dl>
  );
}
