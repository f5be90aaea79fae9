import { type LicencePrices, type LicenceTier, licenceTiers } from '@tuyuan/contract/library/image.ts';
import { InputNumber } from 'antd';
import styles from './price-fields.module.css';

const tierTitles: Readonly<Record<LicenceTier, string>> = {
  editorial: '编辑用',
  commercial: '商用',
  extended: '扩展',
};

interface PriceFieldsProps {
  readonly value?: LicencePrices;
  readonly onChange?: (prices: LicencePrices) => void;
  /** Once a field is left or Enter is pressed. */
  readonly onSettle?: () => void;
  readonly isDisabled?: boolean;
}

const none: LicencePrices = { editorial: null, commercial: null, extended: null };
const DEAREST = 1_000_000;

/** What each tier costs, in yuan here and cents outside; empty isn't sold, 0 is free. */
export function PriceFields({ value = none, onChange, onSettle, isDisabled = false }: PriceFieldsProps) {
  return (
    <div className={styles.tiers}>
      {licenceTiers.map((tier) => {
        const cents = value[tier];
        return (
          <div key={tier} className={styles.tier}>
            <InputNumber<number>
              className={styles.price ?? ''}
              aria-label={`${tierTitles[tier]}价格（元）`}
              prefix="¥"
              min={0}
              max={DEAREST}
              precision={2}
              controls={false}
              disabled={isDisabled}
              placeholder="不出售"
              value={cents === null ? null : cents / 100}
              onChange={(yuan) =>
                onChange?.({ ...value, [tier]: typeof yuan === 'number' ? Math.round(yuan * 100) : null })
              }
              {...(onSettle && { onBlur: onSettle, onPressEnter: onSettle })}
            />
            <span aria-hidden>{tierTitles[tier]}</span>
          </div>
        );
      })}
    </div>
  );
}
