import { useAcceptSwapMutation } from '@tuyuan/api-client/conference/duty.ts';
import type { DutyShift, DutySwap } from '@tuyuan/contract/conference/duty-fields.ts';
import { say } from '../../../shared/feedback/say.ts';
import { ActionButton } from '../../../shared/layout/action-button.tsx';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { shiftTime } from './duty-words.ts';
import styles from './swaps-for-me.module.css';

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
    <Card key={id} className={styles.card}>
      <div className={styles.words}>
        <h3>
          {fromName} {toName === '' ? '想找人换班' : '想和你换班'}
        </h3>
        <p>
          <Facts>
            {shift.place}
            {shiftTime(shift, now)}
            {reason}
          </Facts>
        </p>
      </div>
      <div className={styles.action}>
        <ActionButton isBusy={isLoading && originalArgs?.swapId === id} isDisabled={!isOnline} onClick={() => take(id)}>
          接下
        </ActionButton>
      </div>
    </Card>
  ));
}
