import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { dietName } from '../../../shared/check-in/diet-name.ts';
import styles from './crowd-panel.module.css';
import { Panel, PanelNone } from './panel.tsx';

const nearlyFull = 0.9;

/** Heads by hall, and what is left of the meal that is on. */
export function CrowdPanel({
  screen,
  className,
}: {
  readonly screen: CommandScreen;
  readonly className?: string | undefined;
}) {
  const { halls, vouchers, now } = screen;
  const meal =
    vouchers.find(({ kind, opensAt, closesAt }) => kind === 'meal' && opensAt <= now && now < closesAt) ??
    vouchers.find(({ kind, closesAt }) => kind === 'meal' && now < closesAt);
  const full = halls.filter(({ inside, capacity }) => capacity !== null && inside >= capacity);
  return (
    <Panel title="会场人数" label="会场人数与餐食余量" aside="随扫码更新" className={className}>
      {halls.length === 0 && <PanelNone>没有签到点计会场人数。</PanelNone>}
      <ul className={styles.halls}>
        {halls.map(({ name, inside, capacity }) => (
          <li key={name}>
            <div className={styles.line}>
              <span>{name}</span>
              <span>
                <b>{formatCount(inside)}</b>
                {capacity !== null && <span className={styles.minor}> / {formatCount(capacity)}</span>}
              </span>
            </div>
            {capacity !== null && (
              <span
                className={styles.bar}
                data-level={inside >= capacity ? 'full' : inside >= capacity * nearlyFull ? 'near' : 'free'}
              >
                <span style={{ width: `${Math.min(100, (inside / capacity) * 100)}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {full.length > 0 && (
        <p className={styles.warning} role="status">
          {full.map(({ name }) => name).join('、')}已满
        </p>
      )}
      {meal && (
        <div className={styles.meal}>
          <div className={styles.line}>
            <h3 className={styles.sub}>餐食余量</h3>
            <span className={styles.minor}>
              {meal.name} · 已领 {formatCount(meal.redeemed)} / {formatCount(meal.issued)}
            </span>
          </div>
          <dl className={styles.diets}>
            {meal.diets.map(({ diet, left, prepared, issued }) => (
              <div key={diet}>
                <dd
                  className={classNames(
                    styles.left,
                    left <= 0 ? styles.none : left <= Math.ceil((prepared ?? issued) * 0.15) && styles.few,
                  )}
                >
                  {formatCount(left)}
                </dd>
                <dt>{dietName(diet)}</dt>
              </div>
            ))}
          </dl>
          {meal.runsOutAt !== null && (
            <p className={styles.warning}>照现在的速度，{meal.runsOutAt.slice(11, 16)} 领完</p>
          )}
        </div>
      )}
    </Panel>
  );
}
