import { PrinterOutlined } from '@ant-design/icons';
import { usePrintTicketsMutation } from '@tuyuan/api-client/conference/attendee-management.ts';
import { maxBadges, type TicketBadge } from '@tuyuan/contract/conference/attendee-actions.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Pagination, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { BadgeCard } from './badge-card.tsx';
import styles from './badges-dialog.module.css';
import { BadgesFault } from './badges-fault.tsx';
import type { Collected } from './collect-printed.ts';

interface BadgeBatchesProps {
  readonly conferenceId: number;
  readonly collected: Collected;
}

const perSheet = 8;

function sheetsOf(items: readonly TicketBadge[]): TicketBadge[][] {
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, sheet) =>
    items.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

const idsOf = (ids: readonly number[], batch: number) => ids.slice(batch * maxBadges, (batch + 1) * maxBadges);

/** Badges eight to an A4 sheet, in batches of what one call returns. */
export function BadgeBatches({ conferenceId, collected: { ids, isCut } }: BadgeBatchesProps) {
  const [batch, setBatch] = useState(0);
  const [load, { data: badges, error }] = usePrintTicketsMutation();
  const asked = idsOf(ids, batch);
  const items = badges?.items ?? [];
  const first = batch * maxBadges;

  useEffect(() => {
    if (ids.length > 0) void load({ conferenceId, ids: idsOf(ids, batch) });
  }, [load, conferenceId, ids, batch]);

  return (
    <>
      {ids.length > maxBadges && (
        <div className={styles.batches}>
          <div className={styles.words}>
            <p>
              {isCut ? '人太多，先取前' : '共'} {formatCount(ids.length)} 人{isCut && '，其余的请筛选后再打印'}
              ，每次最多打印 {maxBadges} 人，这是第 {first + 1}–{first + asked.length} 人。
            </p>
          </div>
          <Pagination
            size="small"
            align="center"
            current={batch + 1}
            total={ids.length}
            pageSize={maxBadges}
            showSizeChanger={false}
            onChange={(page) => setBatch(page - 1)}
          />
        </div>
      )}
      {error !== undefined && (
        <BadgesFault text={failureText(error)} onRetry={() => void load({ conferenceId, ids: asked })} />
      )}
      {asked.length > 0 && badges === undefined && error === undefined && <Spin />}
      {(badges !== undefined || asked.length === 0) && (
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
            {items.length > 0 && asked.length > items.length && (
              <p>其中 {asked.length - items.length} 人没有有效的票，没有列出。</p>
            )}
          </div>
          {items.length > 0 && (
            <Button type="primary" icon={<PrinterOutlined />} onClick={() => print()}>
              打印 {items.length} 张
            </Button>
          )}
        </div>
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
    </>
  );
}
