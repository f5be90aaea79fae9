import type { MallOrder } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useSecondsLeft } from '../../../shared/pay/use-seconds-left.ts';
import styles from './mall-orders-view.module.css';
import { stateWords } from './mall-words.ts';

/** An exchange's state in words, with the time left to pay. */
export function MallOrderStateText({ order: { state, secondsLeft } }: { readonly order: MallOrder }) {
  const left = useSecondsLeft(secondsLeft);
  const { text, tone } = stateWords[state];
  return (
    <span className={classNames(styles.state, styles[tone])}>
      {text}
      {state === 'pendingPayment' && ` · 剩 ${left}`}
    </span>
  );
}
