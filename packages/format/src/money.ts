const UNKNOWN_MONEY = '--';

/** Integer cents (分) as yuan with two decimals and grouped thousands: `123450` → `1,234.50`. Anything but a safe integer shows `--`. */
export function formatMoney(cents: number): string {
  if (!Number.isSafeInteger(cents)) return UNKNOWN_MONEY;
  const whole = Math.abs(cents);
  const yuan = Math.trunc(whole / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const fen = (whole % 100).toString().padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${yuan}.${fen}`;
}

/** Returns `formatMoney` with the currency sign; a minus precedes the sign: `-¥97.60`. */
/** Returns the price of a picture's licence: null is not for sale, 0 is free. */
export function formatLicencePrice(cents: number | null): string {
  if (cents === null) return '仅供浏览';
  return cents === 0 ? '免费' : formatPrice(cents);
}

export function formatPrice(cents: number): string {
  const text = formatMoney(cents);
  return text.startsWith('-') && text !== UNKNOWN_MONEY ? `-¥${text.slice(1)}` : `¥${text}`;
}

/** Parses a typed amount (`1,234.5`, `¥88`) into integer cents; undefined when it is not an amount with at most two decimals. */
export function parseMoney(text: string): number | undefined {
  const match = /^(-?)[¥￥]?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll('，', ','));
  if (!match) return undefined;
  const [, sign, yuan = '', fen = ''] = match;
  const cents = Number(yuan.replaceAll(',', '')) * 100 + Number(fen.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign === '-' && cents !== 0 ? -cents : cents;
}
