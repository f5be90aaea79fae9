import { useAcceptSwapMutation } from '@tuyuan/api-client/conference/duty.ts';
import type { DutyShift, DutySwap } from '@tuyuan/contract/conference/duty-fields.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { shiftTime } from './duty-words.ts';

interface SwapsForMeProps {
  readonly swaps: readonly (DutySwap & { readonly shift: DutyShift })[];
  readonly now: string;
  readonly isOnline: boolean;
}

/** Shows colleagues' requests that I take over their shift. */
export function SwapsForMe({ swaps, now, isOnline }: SwapsForMeProps) {
  const [accept, { isLoading, originalArgs }] = useAcceptSwapMutation();
  async function take(swapId: number) {
    const { error } = await accept({ swapId });
    void say(error === undefined ? '已接下，等组长同意' : failureText(error));
  }
  return swaps.map(({ id, fromName, toName, reason, shift }) => (
    <ListCard key={id} isBoxed>
      <Row
        title={
          <h3>
            {fromName} {toName === '' ? '想找人换班' : '想和你换班'}
          </h3>
        }
        text={
          <Facts>
            {shift.place}
            {shiftTime(shift, now)}
            {reason}
          </Facts>
        }
        action={
          <Button isBusy={isLoading && originalArgs?.swapId === id} isDisabled={!isOnline} onClick={() => take(id)}>
            接下
          </Button>
        }
      />
    </ListCard>
  ));
}
