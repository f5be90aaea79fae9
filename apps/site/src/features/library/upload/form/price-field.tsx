import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { formatMoney, parseMoney } from '@tuyuan/format/money.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { useState } from 'react';
import { usePriceTerms } from '../../../../shared/use-price-terms.ts';
import { FormField } from './form-field.tsx';
import styles from './price-field.module.css';
import { type PriceKind, priceKindOf } from './shared-details.ts';

type Prices = UploadDetails['prices'];

interface PriceFieldProps {
  /** Undefined when they differ. */
  readonly value: Prices | undefined;
  /** Their category, which may propose prices. */
  readonly categoryId: number | null | undefined;
  onChange(prices: Prices): void;
}

const kinds = [
  { value: 'preview', label: '仅展示' },
  { value: 'free', label: '免费' },
  { value: 'priced', label: '定价' },
] as const;

const tiers = [
  { tier: 'editorial', label: '编辑用' },
  { tier: 'commercial', label: '商用' },
  { tier: 'extended', label: '扩展' },
] as const;

const allTiers = (cents: number | null): Prices => ({ editorial: cents, commercial: cents, extended: cents });
const textsOf = (prices: Prices | undefined) => {
  const text = (cents: number | null | undefined) =>
    typeof cents === 'number' ? formatMoney(cents).replaceAll(',', '') : '';
  return { editorial: text(prices?.editorial), commercial: text(prices?.commercial), extended: text(prices?.extended) };
};

/** Shown only, free, or a price for each tier; a tier without a price isn't sold. */
export function PriceField({ value, categoryId, onChange }: PriceFieldProps) {
  const [kind, setKind] = useState<PriceKind | ''>(value ? priceKindOf(value) : '');
  const { proposed, range } = usePriceTerms(categoryId);
  const [texts, setTexts] = useState(() => textsOf(value));
  const parsed = {
    editorial: centsOf(texts.editorial),
    commercial: centsOf(texts.commercial),
    extended: centsOf(texts.extended),
  };
  const fault = Object.values(parsed).includes(undefined) ? '价格写成数字，最多两位小数' : undefined;

  function choose(next: PriceKind | ''): void {
    setKind(next);
    if (next === 'preview') onChange(allTiers(null));
    if (next === 'free') onChange(allTiers(0));
    if (next !== 'priced') return;
    if (proposed && Object.values(parsed).every((price) => price === null)) propose(proposed);
    else apply();
  }

  function propose(prices: Prices): void {
    setTexts(textsOf(prices));
    onChange(prices);
  }

  function apply(): void {
    const { editorial, commercial, extended } = parsed;
    if (editorial === undefined || commercial === undefined || extended === undefined) return;
    if (editorial === null && commercial === null && extended === null) return;
    onChange({ editorial, commercial, extended });
  }

  return (
    <FormField
      label="价格"
      hint={value === undefined ? '各张不同' : undefined}
      note={kind === 'priced' && (fault ? <span role="alert">{fault}</span> : range && `可定 ${range}，0 是免费`)}
    >
      <div className={styles.kinds}>
        <Segmented<PriceKind | ''> label="价格" value={kind} segments={kinds} onChange={choose} />
      </div>
      {kind === 'priced' && (
        <div className={styles.tiers}>
          {tiers.map(({ tier, label }) => (
            <label key={tier} className={styles.tier}>
              <span className={styles.amount}>
                <span aria-hidden="true">¥</span>
                <input
                  className={styles.input}
                  inputMode="decimal"
                  placeholder="不卖"
                  value={texts[tier]}
                  aria-invalid={parsed[tier] === undefined || undefined}
                  onChange={(event) => setTexts({ ...texts, [tier]: event.target.value })}
                  onBlur={apply}
                  onKeyDown={({ key }) => key === 'Enter' && apply()}
                />
              </span>
              {label}
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}

/** Null for an empty field, undefined for what is no price; 0 is free. */
function centsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = parseMoney(text);
  return cents === undefined || cents < 0 ? undefined : cents;
}
