import { z } from 'zod';

/** PostgreSQL rejects NUL and lone surrogates (22021); rejecting them here returns 400 instead of 500. */
function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Trimmed text of at most `max` UTF-16 units, storable. */
export function textField(max: number, min = 0) {
  return z
    .string('请填写文字')
    .trim()
    .min(min, min > 0 ? '不能为空' : undefined)
    .max(max, `最多 ${max} 个字`)
    .refine(isStorableText, '含有不能保存的字符');
}

/** A name shown within other text: without characters that reverse, hide or break the text around it. */
export function shownNameField(max: number) {
  return textField(max, 1).refine((text) => !/\p{C}|\p{Zl}|\p{Zp}/u.test(text), '含有不能使用的字符');
}

const maxId = 2_147_483_647;

/** Row id; query text is accepted. */
export const idField = z.coerce
  .number<number>('编号不正确')
  .int('编号不正确')
  .min(1, '编号不正确')
  .max(maxId, '编号不正确');

function toList<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

/** A list from a query (`?ids=1&ids=2`, a single `?ids=1`) or from a body. */
export function listField<Item extends z.ZodType>(item: Item, max = 100) {
  return (
    z
      .custom<z.input<Item> | z.input<Item>[]>()
      .optional()
      .transform((value): z.input<Item>[] => toList(value))
      // Checked before the items: otherwise a million invalid items would each be reported.
      .refine((list) => list.length <= max, `最多 ${max} 项`)
      .pipe(z.array(item))
      .meta({ type: 'array', maxItems: max, items: z.toJSONSchema(item, { io: 'input', unrepresentable: 'any' }) })
  );
}

/** Boolean from a query (`true`, `false`, `1`, `0`) or from a body. */
export const flagField = z
  .custom<boolean | 'true' | 'false' | '1' | '0'>()
  .transform((value): unknown =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  )
  .pipe(z.boolean('请选择是或否'))
  .meta({ type: 'boolean' });

/** Time on the wire: `yyyy-MM-ddTHH:mm:ss` in the site's time zone. */
export const wireTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, '时间格式应为 yyyy-MM-ddTHH:mm:ss');

/** Date on the wire: `yyyy-MM-dd`. */
export const wireDate = z.iso.date('日期格式应为 yyyy-MM-dd');

/** Mobile number of mainland China. */
export const phoneField = z
  .string('请填写手机号')
  .trim()
  .regex(/^1[3-9]\d{9}$/, '请填写 11 位手机号');

/** Six-digit code of a text message. */
export const smsCodeField = z
  .string('请填写验证码')
  .trim()
  .regex(/^\d{6}$/, '请填写 6 位数字验证码');

/** Integer hundredths of a yuan (分). */
export const cents = z.int().min(0);

export const count = z.int().min(0);
