import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forecastMeal, runsOutAt } from './forecast-meal.ts';
import { findSignPoint } from './sign-point.repository.ts';
import {
  type DietRow,
  readDietCounts,
  readVoucherSteps,
  revokeVoucherRow,
  type StepRow,
} from './voucher-counter.repository.ts';

const windowMinutes = 15;

/** Returns the progress of meals and gifts. */
export async function listVoucherCounters(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<VoucherCounter[]> {
  const diets = await readDietCounts(db, conferenceId);
  const steps = await readVoucherSteps(db, conferenceId);
  const now = new Date();
  return [...Map.groupBy(diets, ({ point_id }) => point_id).entries()].flatMap(([pointId, rows]) =>
    counterOf(
      rows,
      steps.filter(({ point_id }) => point_id === pointId),
      now,
      timeZone,
    ),
  );
}

function counterOf(rows: DietRow[], steps: StepRow[], now: Date, timeZone: string): VoucherCounter[] {
  const [point] = rows;
  if (!point) return [];
  const since = now.getTime() - windowMinutes * 60_000;
  const recent = sum(steps.filter(({ at }) => at.getTime() >= since).map(({ redeemed }) => redeemed));
  const [issued, redeemed] = [sum(rows.map((row) => row.issued)), sum(rows.map((row) => row.redeemed))];
  const course = { windowMinutes, opensAt: point.opens_at, closesAt: point.closes_at, now };
  const left = (row: DietRow) => (row.prepared ?? row.issued) - row.redeemed;
  const end = runsOutAt({ ...course, issued, redeemed, recent }, sum(rows.map(left)));
  return [
    {
      pointId: point.point_id,
      kind: point.kind,
      name: point.name,
      opensAt: toWireDate(point.opens_at, timeZone),
      closesAt: toWireDate(point.closes_at, timeZone),
      issued,
      redeemed,
      diets: rows.map((row) => ({
        diet: row.diet,
        issued: row.issued,
        redeemed: row.redeemed,
        prepared: row.prepared,
        left: left(row),
        // Each diet gets its share of the overall pace.
        forecast: forecastMeal({
          ...course,
          issued: row.issued,
          redeemed: row.redeemed,
          recent: issued === 0 ? 0 : (recent * row.issued) / issued,
        }),
      })),
      burnDown: steps.map((step) => ({ at: toWireDate(step.at, timeZone), redeemed: step.redeemed })),
      runsOutAt: end && toWireDate(end, timeZone),
    },
  ];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Throws `SignPoint.NotFound`, `Voucher.NotFound`. */
export async function revokeVoucher(
  db: Database,
  wanted: { pointId: number; attendeeId: number; reason: string },
): Promise<void> {
  if (!(await findSignPoint(db, wanted.pointId))) throw new AppError('SignPoint.NotFound');
  if (!(await revokeVoucherRow(db, wanted))) throw new AppError('Voucher.NotFound');
}
