import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';
import { deviceState } from '../../../shared/check-in/device-words.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { Panel, PanelNone } from './panel.tsx';
import styles from './row-list.module.css';

interface DevicePanelProps {
  readonly devices: readonly CheckInDevice[];
  readonly className?: string | undefined;
}

/** The scanning phones: load, speed, and scans not yet uploaded. */
export function DevicePanel({ devices, className }: DevicePanelProps) {
  return (
    <Panel title="设备与入口" label="设备与入口" aside={`${devices.length} 台`} className={className}>
      {devices.length === 0 && <PanelNone>还没有核验手机。</PanelNone>}
      <ul className={styles.rows}>
        {devices.map((device) => {
          const { word, tone } = deviceState(device);
          const isAway = tone === 'error';
          return (
            <li key={device.id} className={styles.device}>
              <span className={styles.words}>
                <StatusDot tone={tone}>{device.label}</StatusDot>
                <span className={styles.minor}>{[device.pointName, device.gate].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={isAway ? styles.bad : undefined}>
                {isAway ? `${word} ${device.lastSeenAt.slice(11, 16)} 起` : `${device.scansLastMinute}/分`}
              </span>
              <span className={styles.minor}>{device.latencyMs === null ? '—' : `${device.latencyMs} ms`}</span>
              <span className={device.queueDepth > 0 ? styles.bad : styles.minor}>积压 {device.queueDepth}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
