import { expect, test } from 'vitest';
import { answerFault } from './answer-fault.ts';

const question = (type: string, isRequired = true, options: string[] = []) => ({
  label: '单位',
  type,
  isRequired,
  options,
});

test.each([
  [question('text'), undefined, '请填写单位'],
  [question('text'), '', '请填写单位'],
  [question('text', false), '', null],
  [question('text'), '字'.repeat(201), '最多 200 个字'],
  [question('phone'), '1380000', '请填写 11 位手机号'],
  [question('idCard'), '11010519491231002X', null],
  [question('idCard'), '110105194912310021', '请填写 18 位身份证号'],
  [question('date'), '2026-02-30', '请填写日期，如 2026-05-01'],
  [question('select', true, ['甲']), '乙', '请从选项里选择'],
  [question('multiSelect', true, ['甲', '乙']), [], '请填写单位'],
  [question('multiSelect', true, ['甲', '乙']), ['乙'], null],
  [question('yesNo'), 'yes', '请选择是或否'],
])('%j answered %j: %s', (asked, value, fault) => {
  expect(answerFault(asked, value)).toBe(fault);
});
