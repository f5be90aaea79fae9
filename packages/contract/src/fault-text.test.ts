import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { faultText } from './fault-text.ts';

/** Values that make each kind of issue. The compiler asks for a new row when zod gets a new kind. */
const samples: Record<z.core.$ZodIssueCode, readonly (readonly [z.ZodType, unknown])[]> = {
  invalid_type: [
    [z.array(z.string()), undefined],
    [z.string(), undefined],
    [z.number(), Number.NaN],
    [z.int(), 1.5],
    [z.boolean(), 'x'],
    [z.date(), new Date(Number.NaN)],
    [z.object({}), null],
    [z.record(z.string(), z.string()), 3],
    [z.map(z.string(), z.string()), 3],
    [z.set(z.string()), 3],
    [z.tuple([z.string()]), 3],
    [z.bigint(), 'x'],
    [z.never(), 1],
    [z.null(), 1],
    [z.undefined(), 1],
    [z.symbol(), undefined],
    [z.nonoptional(z.string().optional()), undefined],
    [z.instanceof(Date), undefined],
  ],
  invalid_value: [
    [z.enum(['a', 'b']), undefined],
    [z.literal('a'), 'b'],
  ],
  too_big: [
    [z.string().max(3), 'abcd'],
    [z.array(z.string()).max(1), ['a', 'b']],
    [z.number().max(3), 4],
    [z.number().lt(3), 3],
    [z.date().max(new Date(0)), new Date(1)],
    [z.string().length(2), 'abc'],
    [z.set(z.string()).max(1), new Set(['a', 'b'])],
  ],
  too_small: [
    [z.string().min(1), ''],
    [z.string().min(3), 'a'],
    [z.array(z.string()).min(2), ['a']],
    [z.number().min(3), 2],
    [z.number().gt(3), 3],
    [z.date().min(new Date(1)), new Date(0)],
  ],
  invalid_format: [
    [z.email(), 'x'],
    [z.url(), 'x'],
    [z.iso.date(), 'x'],
    [z.iso.datetime(), 'x'],
    [z.iso.time(), 'x'],
    [z.iso.duration(), 'x'],
    [z.ipv4(), 'x'],
    [z.uuid(), 'x'],
    [z.jwt(), 'x'],
    [z.base64(), '?'],
    [z.e164(), 'x'],
    [z.string().regex(/^a$/), 'x'],
    [z.string().startsWith('a'), 'x'],
    [z.string().endsWith('a'), 'x'],
    [z.string().includes('a'), 'x'],
  ],
  not_multiple_of: [
    [z.number().multipleOf(5), 3],
    [z.number().multipleOf(1), 0.5],
  ],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }]],
  invalid_union: [
    [z.union([z.string(), z.number()]), true],
    [z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }],
    [z.union([z.string(), z.number()]), undefined],
  ],
  invalid_key: [[z.map(z.number(), z.string()), new Map([['a', 'b']])]],
  invalid_element: [[z.map(z.string(), z.number()), new Map([['a', 'b']])]],
  custom: [
    [z.string().refine(() => false), 'x'],
    [z.custom<string>(() => false), undefined],
  ],
};

const before = z.config().localeError;
beforeAll(() => void z.config({ localeError: faultText }));
afterAll(() => void z.config({ localeError: before }));

test.each(Object.entries(samples))('%s is told in plain Chinese', (code, pairs) => {
  for (const [schema, value] of pairs) {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) {
      expect(issue.message).toMatch(/^[\p{Script=Han}\d\s-]+$/u);
      expect(issue.message).not.toMatch(/期望|接收|无效输入/);
    }
    if (code !== 'invalid_key' && code !== 'invalid_element') expect(issues.map((issue) => issue.code)).toContain(code);
  }
});

test('says what to do and by how much', () => {
  const told = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(told(z.array(z.string()), undefined)).toBe('请填写列表');
  expect(told(z.string().max(3), 'abcd')).toBe('最多 3 个字');
  expect(told(z.number().gt(3), 3)).toBe('应大于 3');
  expect(told(z.enum(['a']), undefined)).toBe('请选择');
});
