import type { z } from 'zod';

/** By what zod expected: what a person is asked to do. */
const asked: Readonly<Record<string, string>> = {
  string: '请填写文字',
  number: '请填写数字',
  int: '请填写整数',
  bigint: '请填写整数',
  boolean: '请选择是或否',
  date: '请填写日期',
  array: '请填写列表',
  set: '请填写列表',
  tuple: '请填写列表',
  object: '内容不完整',
  record: '内容不完整',
  map: '内容不完整',
  file: '请选择文件',
};

const formats: Readonly<Record<string, string>> = {
  email: '邮箱格式不正确',
  url: '网址格式不正确',
  datetime: '时间格式不正确',
  date: '日期格式应为 2026-01-31',
  time: '时刻格式不正确',
  duration: '时长格式不正确',
  e164: '电话号码格式不正确',
  ipv4: '地址格式不正确',
  ipv6: '地址格式不正确',
};

const units: Readonly<Record<string, string>> = {
  string: '个字',
  array: '项',
  set: '项',
  map: '项',
  file: '字节',
};

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/**
 * Returns in plain Chinese what is wrong with a value, for every kind of issue of zod, where the schema has no text of
 * its own. Says what to do, and nothing of types.
 */
export function faultText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return asked[issue.expected] ?? (isMissing(issue.input) ? '请填写' : '内容不正确');
    case 'invalid_value':
      return isMissing(issue.input) ? '请选择' : '请从给出的选项中选择';
    case 'too_big':
      return boundText(
        issue.origin,
        issue.maximum,
        issue.exact ? '应为' : issue.inclusive === false ? '应小于' : '最多',
      );
    case 'too_small':
      if (issue.minimum === 1 && issue.inclusive !== false && issue.origin === 'string') return '不能为空';
      return boundText(
        issue.origin,
        issue.minimum,
        issue.exact ? '应为' : issue.inclusive === false ? '应大于' : '至少',
      );
    case 'invalid_format':
      return formats[issue.format] ?? '格式不正确';
    case 'not_multiple_of':
      return Number(issue.divisor) === 1 ? '请填写整数' : `应为 ${issue.divisor} 的倍数`;
    case 'unrecognized_keys':
      return '含有不认识的内容';
    case 'invalid_union':
      return isMissing(issue.input) ? '请填写' : '内容不正确';
    case 'invalid_key':
      return '含有不认识的名称';
    case 'invalid_element':
      return '其中有一项不正确';
    case 'custom':
      return '内容不正确';
  }
}

function boundText(origin: string, bound: number | bigint, word: string): string {
  if (origin === 'date') return word === '至少' || word === '应大于' ? '日期太早' : '日期太晚';
  const unit = units[origin];
  return unit ? `${word} ${bound} ${unit}` : `${word} ${bound}`;
}
