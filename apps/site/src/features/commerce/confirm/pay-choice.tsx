import type { Quote } from '@tuyuan/contract/commerce/order.ts';
import type { PaymentProviderName } from '@tuyuan/contract/commerce/payment-choices.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { providerNames } from '../../../shared/pay/provider-names.ts';
import styles from './confirm-view.module.css';

interface PayChoiceProps {
  readonly value: string;
  readonly ways: readonly { readonly provider: PaymentProviderName }[];
  readonly packages: Quote['packages'];
  readonly lines: number;
  onChange(value: string): void;
}

/** How an order is paid: by a provider or with an authorization package. */
export function PayChoice({ value, ways, packages, lines, onChange }: PayChoiceProps) {
  const options = [
    ...ways.map(({ provider }) => ({ value: provider, name: providerNames[provider], note: '' })),
    ...packages.map(({ id, name, left, validUntil }) => ({
      value: `package:${id}`,
      name,
      note: `抵 ${lines} 次，余 ${left} 次 · ${formatDate(validUntil)} 到期`,
    })),
  ];
  return (
    <section className={styles.card} aria-labelledby="pay-title">
      <h2 id="pay-title">支付方式</h2>
      {options.length === 0 && <p className={styles.warning}>本站还没有开通支付方式，请联系管理员。</p>}
      <div className={styles.options} role="radiogroup" aria-labelledby="pay-title">
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name="payment"
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.name}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
