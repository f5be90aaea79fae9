import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useConfirmSeatMutation,
  useReturnSeatMutation,
  useTakeSeatMutation,
} from '@tuyuan/api-client/conference/calendar.ts';
import { useEffect } from 'react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { prepareToSay, say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import type { MySession } from './schedule-sessions.ts';

interface SeatButtonProps {
  readonly mine: MySession;
  readonly now: number;
}

/** Takes a seat, confirms a reserved one or gives it back. Disabled while offline, because only the server can promise a seat. */
export function SeatButton({ mine: { session, seat, start }, now }: SeatButtonProps) {
  const [take, taking] = useTakeSeatMutation();
  const [confirmSeat, confirming] = useConfirmSeatMutation();
  const [giveBack, givingBack] = useReturnSeatMutation();
  const isOnline = useOnline();
  useEffect(prepareToSay, []);
  const isBusy = taking.isLoading || confirming.isLoading || givingBack.isLoading;
  const input = { sessionId: session.id };

  async function run(
    call: () => Promise<{ seat: MySession['seat'] | null }>,
    words: (seat: MySession['seat']) => string,
  ) {
    try {
      const { seat: now } = await call();
      await say(words(now ?? undefined));
    } catch (thrown) {
      await say(isApiFailure(thrown) ? thrown.message : '没有成功，请再试一次。');
    }
  }
  async function leave() {
    const isSure = await confirm({
      title: seat?.state === 'waitlisted' ? '不再候补？' : '取消订座？',
      text: seat?.state === 'waitlisted' ? '再候补会排到最后。' : '座位会让给下一位候补的人。',
      confirmText: seat?.state === 'waitlisted' ? '不再候补' : '取消订座',
      cancelText: '保留',
    });
    if (isSure)
      await run(
        () => giveBack(input).unwrap(),
        () => '已取消',
      );
  }

  if (!isOnline) return <Button isDisabled>连上网络后可订座</Button>;
  if (seat?.state === 'held')
    return (
      <Button
        isPrimary
        isBusy={isBusy}
        onClick={() =>
          void run(
            () => confirmSeat(input).unwrap(),
            () => '座位已确认',
          )
        }
      >
        确认座位
      </Button>
    );
  if (seat)
    return (
      <Button isBusy={isBusy} isDisabled={start <= now} onClick={() => void leave()}>
        {seat.state === 'waitlisted' ? `候补第 ${seat.waitlistPlace} 位，不再候补` : '取消订座'}
      </Button>
    );
  const isFull = session.seatLimit !== null && session.seatsTaken >= session.seatLimit;
  return (
    <Button
      isPrimary
      isBusy={isBusy}
      onClick={() =>
        void run(
          () => take(input).unwrap(),
          (mine) => (mine?.state === 'waitlisted' ? `已候补，第 ${mine.waitlistPlace} 位` : '订座成功'),
        )
      }
    >
      {isFull ? '候补座位' : '预订座位'}
    </Button>
  );
}
