import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Popover } from '@tuyuan/ui/popover.tsx';
import { useId } from 'react';
import type { ImageFilter } from '../../../shared/image-filter.ts';
import { priceText } from '../../../shared/image-filter-conditions.ts';
import styles from './price-picker.module.css';

type PriceFilter = Pick<ImageFilter, 'isFree' | 'canUseAuthPay' | 'maxUnitPrice'>;

/** Cents. */
const limits = [2000, 5000, 10_000, 30_000];

interface PricePickerProps {
  readonly filter: PriceFilter;
  onChange(change: Partial<PriceFilter>): void;
}

function textOf({ isFree, canUseAuthPay, maxUnitPrice }: PriceFilter): string {
  const price = isFree ? '免费' : maxUnitPrice === undefined ? undefined : priceText(maxUnitPrice);
  return [price, canUseAuthPay && '可用套餐'].filter(Boolean).join(' · ') || '授权与价格';
}

/** Licence price filter: free, up to a price, by authorization package. */
export function PricePicker({ filter, onChange }: PricePickerProps) {
  const name = useId();
  const { isFree, canUseAuthPay, maxUnitPrice } = filter;
  const known = maxUnitPrice === undefined || limits.includes(maxUnitPrice) ? limits : [...limits, maxUnitPrice];
  const option = (text: string, isChosen: boolean, change: Partial<PriceFilter>) => (
    <label key={text} className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={isChosen}
        onChange={() => onChange({ isFree: false, maxUnitPrice: undefined, ...change })}
      />
      {text}
    </label>
  );
  return (
    <Popover text={textOf(filter)} label="授权与价格" isActive={isFree || canUseAuthPay || maxUnitPrice !== undefined}>
      {() => (
        <div className={styles.picker}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>起价</legend>
            {option('不限', !isFree && maxUnitPrice === undefined, {})}
            {option('免费', isFree, { isFree: true })}
            {known
              .toSorted((a, b) => a - b)
              .map((limit) => option(priceText(limit), !isFree && maxUnitPrice === limit, { maxUnitPrice: limit }))}
          </fieldset>
          <div className={styles.package}>
            <Checkbox state={canUseAuthPay} onChange={(isChecked) => onChange({ canUseAuthPay: isChecked })}>
              可用授权套餐
            </Checkbox>
          </div>
        </div>
      )}
    </Popover>
  );
}
