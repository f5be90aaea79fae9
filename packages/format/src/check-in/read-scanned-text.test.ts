import { expect, it } from 'vitest';
import { ticketCheckSign } from '../ticket-code.ts';
import { toPassText } from './pass-text.ts';
import { readScannedText } from './read-scanned-text.ts';

const code = `K7QW3MHD9T${ticketCheckSign('K7QW3MHD9T')}`;
const token = 'AbCdEfGhIjKlMnOpQrStUv';

it('knows the changing code', () => {
  const text = toPassText(new Uint8Array([1, 2, 3]));
  expect(readScannedText(`${text}\n`)).toEqual({ kind: 'pass', text });
});

it('knows a ticket by its QR token, bare or in an address', () => {
  const found = { kind: 'qr', token };
  expect(readScannedText(token)).toEqual(found);
  expect(readScannedText(`https://img.example.cn/meeting/login?ticket=${token}`)).toEqual(found);
  expect(readScannedText(`https://img.example.cn/meeting/login?id=4#ticket=${token}`)).toEqual(found);
  expect(readScannedText(`HTTPS://img.example.cn/meeting/login?x=1&ticket=${token}#a`)).toEqual(found);
});

it('knows a typed code however it was typed, also in an address', () => {
  const found = { kind: 'code', code };
  expect(readScannedText(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)} `)).toEqual(found);
  expect(readScannedText(`http://a.cn/m?ticket=${code}`)).toEqual(found);
});

it('takes four digits or a whole number for a telephone', () => {
  expect(readScannedText(' 5678 ')).toEqual({ kind: 'phone', digits: '5678' });
  expect(readScannedText('138 1234 5678')).toEqual({ kind: 'phone', digits: '13812345678' });
});

it.each(['', '567', '56789', 'K7QW3MHD9TX2', 'https://a.cn/', `javascript:ticket=${token}`, 'http://[', `${token}A`])(
  'knows nothing by %j',
  (text) => {
    expect(readScannedText(text)).toEqual({ kind: 'unknown' });
  },
);
