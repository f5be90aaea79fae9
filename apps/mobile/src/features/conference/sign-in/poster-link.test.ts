// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readPosterLink } from './poster-link.ts';

const code = 'AbCdEfGhIjKlMnOpQrStUv';

it('reads a poster, whatever host it was printed for', () => {
  expect(readPosterLink(`https://img.example.cn/meeting/actsign?point=3#code=${code}`)).toEqual({ pointId: 3, code });
  expect(readPosterLink(`/meeting/actsign?point=3#code=${code}`)).toEqual({ pointId: 3, code });
});

it.each([
  `https://a.cn/meeting/login?point=3#code=${code}`,
  `https://a.cn/meeting/actsign?point=x#code=${code}`,
  'https://a.cn/meeting/actsign?point=3#code=short',
  `https://a.cn/meeting/actsign?point=3&code=${code}`,
  'TY1:ABC',
  '',
])('takes %j for no poster', (text) => {
  expect(readPosterLink(text)).toBeUndefined();
});
