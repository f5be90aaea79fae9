import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_523, '1023.9 KB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [104_857_600, '100 MB'],
  [5_368_709_120, '5 GB'],
  [1_125_899_906_842_624, '1024 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('says so when the size is unavailable', () => {
  for (const wrong of [null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    expect(formatFileSize(wrong)).toBe('文件大小不可用');
  }
});
