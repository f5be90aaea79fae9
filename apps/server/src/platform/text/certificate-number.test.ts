import { expect, it } from 'vitest';
import { newCertificateNumber, readCertificateNumber } from './certificate-number.ts';

it('reads back what it made, in any case and without hyphens', () => {
  for (let i = 0; i < 50; i += 1) {
    const no = newCertificateNumber('L', new Date('2026-11-26T00:00:00Z'));
    expect(no).toMatch(/^L-2611-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(readCertificateNumber('L', no.toLowerCase().replaceAll('-', ' '))).toBe(no);
  }
});

it('refuses what is no number', () => {
  expect(readCertificateNumber('L', '')).toBeNull();
  expect(readCertificateNumber('L', 'L-2611-7K3M9')).toBeNull();
});

it('tells a number of the other kind, whose letter may be left out or misread', () => {
  expect(readCertificateNumber('A', 'a26117k3m9qx2pa')).toBe('A-2611-7K3M9-QX2PA');
  expect(readCertificateNumber('A', '2611 7k3m9 qx2pa')).toBe('A-2611-7K3M9-QX2PA');
  expect(readCertificateNumber('A', 'L-2611-7K3M9-QX2PA')).toBeNull();
  expect(readCertificateNumber('L', 'i-2611-7K3M9-QX2PA')).toBe('L-2611-7K3M9-QX2PA');
});
