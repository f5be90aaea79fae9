import { expect, it } from 'vitest';
import { newLicenceNumber, readLicenceNumber } from './licence-number.ts';

it('reads back what it made, in any case and without hyphens', () => {
  for (let i = 0; i < 50; i += 1) {
    const no = newLicenceNumber(new Date('2026-11-26T00:00:00Z'));
    expect(no).toMatch(/^L-2611-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(readLicenceNumber(no.toLowerCase().replaceAll('-', ' '))).toBe(no);
  }
});

it('refuses what is no number', () => {
  expect(readLicenceNumber('')).toBeNull();
  expect(readLicenceNumber('L-2611-7K3M9')).toBeNull();
});
