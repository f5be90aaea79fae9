import { useLazyGetManagedAttendeesQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import { Modal, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { BadgeBatches } from './badge-batches.tsx';
import { BadgesFault } from './badges-fault.tsx';
import { type Collected, collectPrinted, type Printed } from './collect-printed.ts';

interface BadgesDialogProps {
  readonly conferenceId: number;
  readonly of: Printed;
  readonly onClose: () => void;
}

/** Badges as they will be printed. Their codes are discarded when it is closed. */
export function BadgesDialog({ onClose, ...printed }: BadgesDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Modal open width={780} title="打印参会证" onCancel={onClose} footer={null}>
      <PrintedBadges key={attempt} {...printed} onRetry={() => setAttempt(attempt + 1)} />
    </Modal>
  );
}

interface PrintedBadgesProps extends Omit<BadgesDialogProps, 'onClose'> {
  readonly onRetry: () => void;
}

function PrintedBadges({ conferenceId, of, onRetry }: PrintedBadgesProps) {
  const [getAttendees] = useLazyGetManagedAttendeesQuery();
  const [collected, setCollected] = useState<Collected>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    collectPrinted(getAttendees, of, leaving.signal).then(
      (all) => !leaving.signal.aborted && setCollected(all),
      (thrown: unknown) => !leaving.signal.aborted && setFault(failureText(thrown)),
    );
    return () => leaving.abort();
  }, [getAttendees, of]);

  if (fault !== undefined) return <BadgesFault text={fault} onRetry={onRetry} />;
  return collected ? <BadgeBatches conferenceId={conferenceId} collected={collected} /> : <Spin />;
}
