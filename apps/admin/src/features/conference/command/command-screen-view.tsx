import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { ArrivalPanel } from './arrival-panel.tsx';
import styles from './command-screen-view.module.css';
import { ConflictPanel } from './conflict-panel.tsx';
import { CrowdPanel } from './crowd-panel.tsx';
import { DevicePanel } from './device-panel.tsx';
import { GapPanel } from './gap-panel.tsx';
import { LatestPanel } from './latest-panel.tsx';
import { TripPanel } from './trip-panel.tsx';

interface CommandScreenViewProps {
  readonly screen: CommandScreen;
  readonly isWall: boolean;
}

/** Everything at a glance. */
export function CommandScreenView({ screen, isWall }: CommandScreenViewProps) {
  return (
    <div className={styles.grid}>
      <ArrivalPanel screen={screen} className={styles.arrivals} />
      <CrowdPanel screen={screen} className={styles.crowd} />
      <ConflictPanel screen={screen} isWall={isWall} className={styles.conflicts} />
      <GapPanel gaps={screen.gaps} className={styles.gaps} />
      <TripPanel trips={screen.trips} className={styles.trips} />
      <DevicePanel devices={screen.devices} className={styles.devices} />
      <LatestPanel scans={screen.latest} className={styles.latest} />
    </div>
  );
}
