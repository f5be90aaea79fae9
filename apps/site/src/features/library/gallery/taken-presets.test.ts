import { expect, test } from 'vitest';
import { takenPresets } from './taken-presets.ts';

test('spans are counted from the day given, over month and year', () => {
  const [month, year, last, earlier] = takenPresets('2026-01-05');
  expect(month).toMatchObject({ takenFrom: '2025-12-07', takenTo: '2026-01-05' });
  expect(year).toMatchObject({ takenFrom: '2026-01-01', takenTo: '2026-01-05' });
  expect(last).toMatchObject({ takenFrom: '2025-01-01', takenTo: '2025-12-31' });
  expect(earlier).toMatchObject({ takenFrom: '', takenTo: '2024-12-31' });
});
