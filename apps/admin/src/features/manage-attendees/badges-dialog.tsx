import { PrinterOutlined } from '@ant-design/icons';
import { useLazyGetManagedAttendeesQuery, usePrintTicketsMutation } from '@tuyuan/api-client/attendee-management.ts';
import { mostBadges, type TicketBadge } from '@tuyuan/contract/conference-attendee-actions.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Alert, Button, Modal, Pagination, Spin } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { BadgeCard } from './badge-card.tsx';
import styles from './badges-dialog.module.css';
import { type Badges, loadBadges, type Printed } from './load-badges.ts';

interface BadgesDialogProps {
  readonly conferenceId: number;
  readonly of: Printed;
  readonly onClose: () => void;
}

const perSheet = 8;

function sheetsOf(items: readonly TicketBadge[]): TicketBadge[][] {
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, sheet) =>
    items.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

/** Badges as they come out of the printer, eight on a sheet of A4. Their codes are kept nowhere once it is closed. */
export function BadgesDialog({ conferenceId, of, onClose }: BadgesDialogProps) {
  const [getAttendees] = useLazyGetManagedAttendeesQuery();
  const [printTickets] = usePrintTicketsMutation();
  const [batch, setBatch] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [badges, setBadges] = useState<Badges>();
  const [fault, setFault] = useState<string>();
  const load = useEffectEvent(() => loadBadges({ getAttendees, printTickets }, { conferenceId, of, batch }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another batch and another attempt are what it loads for
  useEffect(() => {
    let isWanted = true;
    setFault(undefined);
    load().then(
      (loaded) => isWanted && setBadges(loaded),
      (thrown: unknown) => isWanted && setFault(failureText(thrown)),
    );
    return () => {
      isWanted = false;
      setBadges(undefined);
    };
  }, [batch, attempt]);

  const items = badges?.items ?? [];
  const total = badges?.total ?? 0;
  const first = batch * mostBadges;
  return (
    <Modal open width={780} title="打印参会证" onCancel={onClose} footer={null}>
      {fault !== undefined && (
        <Alert
          type="error"
          showIcon
          title={fault}
          action={
            <Button size="small" type="link" onClick={() => setAttempt(attempt + 1)}>
              再试一次
            </Button>
          }
        />
      )}
      {badges === undefined && fault === undefined && <Spin />}
      {badges && (
        <div className={styles.head}>
          <div className={styles.words}>
            {items.length === 0 ? (
              <p>没有可打印的参会证：只有已出票、票没有作废的人才有。</p>
            ) : (
              <p>
                A4 纸，每张 {perSheet}{' '}
                个，沿虚线裁开。二维码和票码就是本人的票，请当面交给本人；谁看过谁的票记在操作日志里。
              </p>
            )}
            {total > mostBadges && (
              <p>
                共 {formatCount(total)} 人，每次最多打印 {mostBadges} 人，这是第 {first + 1}–{first + badges.asked} 人。
              </p>
            )}
            {items.length > 0 && badges.asked > items.length && (
              <p>其中 {badges.asked - items.length} 人没有有效的票，没有列出。</p>
            )}
          </div>
          {items.length > 0 && (
            <Button type="primary" icon={<PrinterOutlined />} onClick={() => print()}>
              打印 {items.length} 张
            </Button>
          )}
        </div>
      )}
      {total > mostBadges && (
        <Pagination
          className={classNames(styles.batches)}
          size="small"
          align="center"
          current={batch + 1}
          total={total}
          pageSize={mostBadges}
          showSizeChanger={false}
          onChange={(page) => setBatch(page - 1)}
        />
      )}
      {badges && items.length > 0 && (
        <div className={styles.sheets} data-print="badges">
          {sheetsOf(items).map((sheet) => (
            <section key={sheet[0]?.id} className={styles.sheet}>
              {sheet.map((badge) => (
                <BadgeCard key={badge.id} badge={badge} conferenceTitle={badges.conferenceTitle} />
              ))}
            </section>
          ))}
        </div>
      )}
    </Modal>
  );
}
