import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { arrivalLines } from './arrival-lines.ts';
import styles from './arrivals-card.module.css';

interface ArrivalsCardProps {
  readonly screen: CommandScreen;
  readonly isLive: boolean;
}

const width = 320;
const height = 92;

/** Shows one number and one curve: arrivals against those expected by now. */
export function ArrivalsCard({ screen, isLive }: ArrivalsCardProps) {
  const { arrived, expected, expectedNow, perMinute, ninetyPercentAt, curve } = screen.arrivals;
  const { ticks, head, ...lines } = arrivalLines(curve, width, height);
  const missing = expectedNow - arrived;
  return (
    <Card className={styles.card}>
      <p className={styles.head}>
        <Facts>
          已到场
          {wireClock(screen.now)}
        </Facts>
        <span className={classNames(styles.state, isLive && styles.live)}>
          {isLive ? '实时' : `更新于 ${screen.now.slice(11)}`}
        </span>
      </p>
      <p className={styles.figures}>
        <b>{formatCount(arrived)}</b>
        <span>/ {formatCount(expected)} 人</span>
        <span className={classNames(styles.gap, missing > 0 && styles.behind)}>
          {missing > 0
            ? `比预计少 ${formatCount(missing)}`
            : missing < 0
              ? `比预计多 ${formatCount(-missing)}`
              : '和预计一样'}
        </span>
      </p>
      {curve.length > 1 && (
        <figure className={styles.chart}>
          <svg
            viewBox={`0 -6 ${width + 6} ${height + 7}`}
            role="img"
            aria-label={`到 ${wireClock(screen.now)} 到场 ${arrived} 人，预计 ${expectedNow} 人`}
          >
            <path d={lines.area} className={styles.area} />
            <path d={lines.expected} className={styles.expected} />
            <path d={lines.arrived} className={styles.arrived} />
            {head && <circle cx={head.x} cy={head.y} r={4.5} className={styles.dot} />}
          </svg>
          <figcaption className={styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick}>{wireClock(tick)}</span>
            ))}
          </figcaption>
        </figure>
      )}
      <p className={styles.foot}>
        <Facts>
          {`每分钟 ${perMinute} 人`}
          {ninetyPercentAt === null ? '' : `${wireClock(ninetyPercentAt)} 前后到九成`}
        </Facts>
        <span className={styles.key}>虚线是预计</span>
      </p>
    </Card>
  );
}
