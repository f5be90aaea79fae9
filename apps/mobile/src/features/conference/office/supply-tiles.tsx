import { useGetStaffTripsQuery } from '@tuyuan/api-client/conference/transport.ts';
import type { CommandScreen, VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Bus, Utensils } from 'lucide-react';
import { Link } from 'react-router-dom';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './supply-tiles.module.css';

interface SupplyTilesProps {
  readonly vouchers: CommandScreen['vouchers'];
  readonly now: string;
}

/** Shows what is left of the current meal, and today's rides. */
export function SupplyTiles({ vouchers, now }: SupplyTilesProps) {
  const has = useHasModule();
  const meal = has('vouchers') ? mealAt(vouchers, now) : undefined;
  return (
    <div className={styles.tiles}>
      {meal && (
        <Link to={`${paths.office}?view=meals`} className={styles.tile}>
          <span className={styles.label}>
            <Utensils size={16} strokeWidth={1.75} aria-hidden />
            {meal.name}余量
          </span>
          <b className={styles.figure}>{formatCount(meal.diets.reduce((sum, { left }) => sum + left, 0))} 份</b>
          <span className={styles.note}>
            {meal.diets.map(({ diet, left }) => `${diet || '普通'} ${left}`).join('，')}
          </span>
        </Link>
      )}
      {has('trips') && <TripTile now={now} />}
    </div>
  );
}

function TripTile({ now }: { readonly now: string }) {
  const { data } = useKept(useGetStaffTripsQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true }));
  const today = (data?.items ?? []).filter(
    ({ departsAt, state }) => conferenceDaysBetween(now, departsAt) === 0 && state !== 'cancelled',
  );
  if (today.length === 0) return null;
  const gone = today.filter(({ state }) => state === 'departed' || state === 'arrived');
  const late = today.find((trip) => trip.state !== 'arrived' && trip.departsAt !== trip.plannedDepartsAt);
  const next = today.find(({ state }) => state === 'planned' || state === 'boarding');
  return (
    <Link to={`${paths.trafficplan}?view=boarding`} className={styles.tile}>
      <span className={styles.label}>
        <Bus size={16} strokeWidth={1.75} aria-hidden />
        今天接驳
      </span>
      <b className={styles.figure}>
        {gone.length} / {today.length} 班
      </b>
      {late ? (
        <span className={styles.late}>
          {late.name} 改到 {wireClock(late.departsAt)}
        </span>
      ) : (
        <span className={styles.note}>{next ? `下一班 ${wireClock(next.departsAt)}` : '今天的都已发车'}</span>
      )}
    </Link>
  );
}

/** Returns the meal being served, else the next, else the last. */
function mealAt(vouchers: readonly VoucherCounter[], now: string): VoucherCounter | undefined {
  const meals = vouchers
    .filter(({ kind }) => kind === 'meal')
    .toSorted((one, other) => one.opensAt.localeCompare(other.opensAt));
  return meals.find(({ closesAt }) => closesAt > now) ?? meals.at(-1);
}
