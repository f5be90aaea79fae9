// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { find, findButton, mount, press, pressKey, typeInto } from './testing/mount.ts';

const values: string[] = [];

function Sample(props: DateInputProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateInput
      {...props}
      value={value}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

test('takes what is typed in several ways, and asks for what it cannot read without losing it', async () => {
  values.length = 0;
  await mount(<Sample />);
  const input = find<HTMLInputElement>('input');
  await typeInto(input, '2026/1/5');
  expect(values.at(-1)).toBe('2026-01-05');
  await typeInto(input, '2026-02-30');
  expect(values.at(-1)).toBe('');
  await press(findButton('选择日期'));
  input.focus();
  input.blur();
  expect(input.value).toBe('2026-02-30');
});

test('picks a day from the calendar by press and by keys, within its bounds', async () => {
  values.length = 0;
  await mount(<Sample value="2026-11-26" min="2026-11-20" />);
  await press(findButton('选择日期'));
  expect(find<HTMLButtonElement>('[data-day="2026-11-19"]').disabled).toBe(true);
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-26');
  await pressKey(find('[data-day="2026-11-26"]'), 'ArrowDown');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-03');
  await press(find('[data-day="2026-12-03"]'));
  expect(values).toEqual(['2026-12-03']);
  expect(document.querySelector('table')).toBeNull();
});

test('a day without a time begins in the morning; hour and minute are chosen beside it', async () => {
  values.length = 0;
  await mount(<Sample kind="dateTime" />);
  await typeInto(find<HTMLInputElement>('input'), '2026-11-26');
  expect(values.at(-1)).toBe('2026-11-26T09:00');
});
