import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import { scanReasonName } from '@tuyuan/format/check-in/scan-words.ts';
import { scanTone } from '../../../shared/check-in/scan-tone.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { Panel, PanelNone } from './panel.tsx';
import styles from './row-list.module.css';

interface LatestPanelProps {
  readonly scans: readonly ScanRecord[];
  readonly className?: string | undefined;
}

/** The latest scan attempts, live. */
export function LatestPanel({ scans, className }: LatestPanelProps) {
  return (
    <Panel title="最近扫码" label="最近扫码" className={className}>
      {scans.length === 0 && <PanelNone>还没有人扫码。</PanelNone>}
      <ul className={styles.rows}>
        {scans.map((scan) => (
          <li key={scan.id} className={styles.row}>
            <span className={styles.words}>
              <span>{scan.name || '无法识别'}</span>
              <span className={styles.minor}>
                {[scan.scannedAt.slice(11, 19), scan.pointName, scan.gate].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StatusDot tone={scanTone(scan)}>{scanReasonName(scan.overruled ?? scan.reason)}</StatusDot>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
