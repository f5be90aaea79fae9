import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './buy-steps.module.css';

const steps = [
  { name: 'cart', title: '购物车' },
  { name: 'confirm', title: '确认订单' },
  { name: 'pay', title: '支付' },
  { name: 'download', title: '下载' },
] as const;

/** Where one is on the way from the cart to the download. */
export function BuySteps({ at }: { readonly at: (typeof steps)[number]['name'] }) {
  const here = steps.findIndex(({ name }) => name === at);
  return (
    <ol className={styles.steps} aria-label="购买步骤">
      {steps.map(({ name, title }, index) => (
        <li
          key={name}
          className={classNames(styles.step, index === here && styles.here, index < here && styles.done)}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className={styles.mark}>{index + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}
