import { expect, test } from 'vitest';
import { templateText } from './import-template.ts';

const question = (key: string, label: string) => ({
  key,
  label,
  help: '',
  type: 'text' as const,
  isRequired: false,
  options: [],
  change: 'editable' as const,
  editableUntil: null,
  ticketTypeIds: [],
});

test('the template has each column once, the form’s questions after the fixed ones, and a row that names a ticket type', () => {
  const [headings, example] = templateText(
    ['普通票,早鸟'],
    [question('diet', '饮食'), question('team', '分组'), question('shirt', 'T 恤尺码')],
  ).split('\r\n');
  expect(headings?.split(',').filter((heading) => heading === '饮食')).toHaveLength(1);
  expect(headings?.endsWith(',分组（报名表）,T 恤尺码')).toBe(true);
  expect(example).toContain('"普通票,早鸟"');
});
