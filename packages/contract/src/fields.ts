import { z } from 'zod';

/** PostgreSQL refuses NUL and lone surrogates (22021); refusing them here answers 400 instead of 500. */
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

/** A name that is shown beside other people's words: no signs that turn, hide or break the text around it. */
export function shownNameField(max: number) {
  return textField(max, 1).refine((text) => !/\p{C}|\p{Zl}|\p{Zp}/u.test(text), '含有不能使用的字符');
}

const maxId = 2_147_483_647;

/** A row's number; query text is accepted. */
export const idField = z.coerce
  .number<number>('编号不正确')
  .int('编号不正确')
  .min(1, '编号不正确')
  .max(maxId, '编号不正确');

function toList<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

/** A list of a query (`?ids=1&ids=2`, a single `?ids=1`) or of a body. */
export function listField<Item extends z.ZodType>(item: Item, max = 100) {
  return (
    z
      .custom<z.input<Item> | z.input<Item>[]>()
      .optional()
      .transform((value): z.input<Item>[] => toList(value))
      // Before the items are looked at: each of a million wrong ones would be told of by itself.
      .refine((list) => list.length <= max, `最多 ${max} 项`)
      .pipe(z.array(item))
      .meta({ type: 'array', maxItems: max, items: z.toJSONSchema(item, { io: 'input', unrepresentable: 'any' }) })
  );
}

/** A switch of a query (`true`, `false`, `1`, `0`) or of a body. */
export const flagField = z
  .custom<boolean | 'true' | 'false' | '1' | '0'>()
  .transform((value): unknown =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  )
  .pipe(z.boolean('请选择是或否'))
  .meta({ type: 'boolean' });

/** A moment on the wire: `yyyy-MM-ddTHH:mm:ss` in the site's time zone. */
export const wireTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, '时间格式应为 yyyy-MM-ddTHH:mm:ss');

/** A day on the wire: `yyyy-MM-dd`. */
export const wireDate = z.iso.date('日期格式应为 yyyy-MM-dd');

/** A mobile number of mainland China. */
export const phoneField = z
  .string('请填写手机号')
  .trim()
  .regex(/^1[3-9]\d{9}$/, '请填写 11 位手机号');

/** The six digits of a text message. */
export const smsCodeField = z
  .string('请填写验证码')
  .trim()
  .regex(/^\d{6}$/, '请填写 6 位数字验证码');

/** Integer hundredths of a yuan (分). */
export const cents = z.int().min(0);

export const count = z.int().min(0);
