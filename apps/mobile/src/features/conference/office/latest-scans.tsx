import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ScanLine } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { scanOutcome } from './scan-words.ts';

/** Shows the newest attempts at all doors and counters. */
export function LatestScans({ scans }: { readonly scans: CommandScreen['latest'] }) {
  if (scans.length === 0)
    return <EmptyView icon={ScanLine} title="还没有人核验" text="各入口开始扫码后，最新的记录会出现在这里。" />;
  return (
    <ListCard>
      {scans.map((scan) => {
        const { text, isBad } = scanOutcome(scan);
        return (
          <Row
            key={scan.id}
            title={<b>{scan.name || '没有认出的票'}</b>}
            text={
              <Facts>
                {scan.pointName}
                {scan.gate}
                {scan.staff}
                {scan.isOffline ? '离线' : ''}
              </Facts>
            }
            end={
              <>
                <StateChip tone={isBad ? 'error' : 'plain'}>{text}</StateChip>
                <time>{wireClock(scan.scannedAt)}</time>
              </>
            }
          />
        );
      })}
    </ListCard>
  );
}
