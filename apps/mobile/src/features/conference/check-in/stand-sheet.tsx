import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetLanesQuery, useLeaseLaneMutation } from '@tuyuan/api-client/conference/check-in.ts';
import type { Lane } from '@tuyuan/contract/conference/check-in.ts';
import type { SignPoint } from '@tuyuan/contract/conference/check-in-records.ts';
import { signPointKindName } from '@tuyuan/format/check-in/scan-words.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { wireSpan } from '@tuyuan/format/wire-day.ts';
import { useState } from 'react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import chips from '../../../shared/form/reason-chips.module.css';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { likeliestPoint } from '../../../shared/sign-point/likeliest-point.ts';
import styles from './checker-sheets.module.css';
import type { CheckerState } from './checker-state.ts';
import type { Checker } from './create-checker.ts';

interface StandSheetProps {
  readonly checker: Checker;
  readonly state: CheckerState;
  onClose(): void;
}

interface Lease {
  readonly pointId: number;
  readonly lane: number | null;
}

/** Sheet to choose the sign point, gate and direction, and the tickets this phone answers for while offline. */
export function StandSheet({ checker, state: { station, stand, network }, onClose }: StandSheetProps) {
  const points = station?.points.filter(({ isActive }) => isActive) ?? [];
  const [pointId, setPointId] = useState(
    stand?.pointId ?? likeliestPoint(points, toWireDate(new Date(serverNow())))?.id ?? 0,
  );
  const point = points.find(({ id }) => id === pointId);
  const [gate, setGate] = useState(stand?.gate ?? '');
  const [direction, setDirection] = useState(stand?.direction ?? 'in');
  const at = { deviceId: station?.deviceId ?? 0, pointId };
  const isOnline = network !== 'offline';
  // `currentData`, because the previous point may have other ranges.
  const {
    currentData: lanes,
    isFetching,
    isError,
  } = useGetLanesQuery(at, { skip: !point || !isOnline, refetchOnMountOrArgChange: true });
  const [lease, { isLoading: isLeasing }] = useLeaseLaneMutation();
  const [leased, setLeased] = useState<Lease>();
  const [fault, setFault] = useState<string>();
  const mine = lanes?.items.find(({ isMine }) => isMine);
  async function takeLane(lane: number | null) {
    setFault(undefined);
    const { error } = await lease({ ...at, lane });
    if (error) return setFault(isApiFailure(error) ? error.message : '号段没有领到，请再试一次。');
    setLeased({ pointId, lane });
    if (stand?.pointId === pointId) await checker.hold(lane);
  }
  /** From the server; while offline, as last known to the phone. */
  function laneAt(chosen: SignPoint): number | null {
    if (leased?.pointId === chosen.id) return leased.lane;
    if (lanes) return mine?.lane ?? null;
    return stand?.pointId === chosen.id ? stand.lane : null;
  }
  /** Where one phone can answer for every ticket and none does yet, this one does unless told otherwise. */
  const whole = lanes?.items.length === 1 && leased?.pointId !== pointId ? lanes.items.find(isFree) : undefined;
  async function start(chosen: SignPoint) {
    let lane = laneAt(chosen);
    if (whole && lane === null) {
      const { error } = await lease({ ...at, lane: whole.lane });
      if (!error) lane = whole.lane;
    }
    const isKnown = chosen.gates.includes(gate);
    await checker.take({
      pointId: chosen.id,
      gate: isKnown ? gate : (chosen.gates[0] ?? ''),
      direction: chosen.hasLeave ? direction : 'in',
      lane,
    });
    onClose();
  }
  return (
    <Sheet
      title="在哪里核验"
      onClose={onClose}
      bar={
        <Button
          isPrimary
          isDisabled={!point || isLeasing || (isOnline && isFetching)}
          isBusy="auto"
          onClick={() => (point ? start(point) : undefined)}
        >
          开始核验
        </Button>
      }
    >
      {points.length === 0 && <p className={styles.text}>会务还没有设签到点，请联系会务。</p>}
      <ul className={styles.points}>
        {points.map(({ id, name, kind, opensAt, closesAt }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === pointId} onClick={() => setPointId(id)}>
              <b>{name}</b>
              <small>
                {signPointKindName(kind)} {wireSpan(opensAt, closesAt)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {point && point.gates.length > 1 && (
        <Choice
          label={point.portions === null ? '入口' : '窗口'}
          options={point.gates.map((name) => ({ value: name, label: name }))}
          value={point.gates.includes(gate) ? gate : (point.gates[0] ?? '')}
          onChange={setGate}
        />
      )}
      {point?.hasLeave && (
        <Choice
          label="方向"
          options={[
            { value: 'in', label: '入场' },
            { value: 'out', label: '离场' },
          ]}
          value={direction}
          onChange={(value) => setDirection(value === 'out' ? 'out' : 'in')}
        />
      )}
      {isOnline && lanes && point && (
        <>
          <Choice
            label="断网时本机负责的票号"
            options={[
              ...lanes.items.map(({ lane, from, to, heldBy, isMine }) => ({
                value: String(lane),
                label: `${from}–${to}${heldBy !== '' && !isMine ? `（${heldBy}）` : ''}`,
                isTaken: heldBy !== '' && !isMine,
              })),
              { value: '', label: '不负责' },
            ]}
            value={String((mine ?? whole)?.lane ?? '')}
            onChange={(value) => void takeLane(value === '' ? null : Number(value))}
          />
          <p className={styles.hint}>断网时只能直接放行本机号段的票，其他号段需组长点放。</p>
        </>
      )}
      {isOnline && isError && (
        <p className={styles.hint}>
          号段没有加载出来，{stand?.pointId === pointId ? '断网时按原来的号段核验。' : '断网时本机没有号段。'}
        </p>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </Sheet>
  );
}

const isFree = ({ heldBy }: Lane) => heldBy === '';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { value: string; label: string; isTaken?: boolean }[];
  readonly value: string;
  onChange(value: string): void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={chips.reasons}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            disabled={option.isTaken}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
