import { expect, it } from 'vitest';
import { wordPieces, wordsIn } from './word-pieces.ts';

const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '雪', '山', 'snow', '##man', '##s', '，', '2', '##0'];
const { idsOf, padding } = wordPieces(vocabulary.join('\n'));
const idsIn = (...pieces: string[]) => pieces.map((piece) => vocabulary.indexOf(piece));

it('splits Chinese by characters, other scripts by words and marks, in lower case without accents', () => {
  expect(wordsIn('雪山Snow，CAFÉ 2026\u200b!')).toEqual(['雪', '山', 'snow', '，', 'cafe', '2026', '!']);
});

it('takes the longest known pieces, and a word with an unknown one as unknown', () => {
  expect(idsOf('雪山 snowmans 20', 9)).toEqual(idsIn('[CLS]', '雪', '山', 'snow', '##man', '##s', '2', '##0', '[SEP]'));
  expect(idsOf('湖 snowcat', 5)).toEqual(idsIn('[CLS]', '[UNK]', '[UNK]', '[SEP]', '[PAD]'));
});

it('cuts a long text and fills up a short one', () => {
  expect(idsOf('雪'.repeat(50), 4)).toEqual(idsIn('[CLS]', '雪', '雪', '[SEP]'));
  expect(idsOf('', 4)).toEqual(idsIn('[CLS]', '[SEP]', '[PAD]', '[PAD]'));
  expect(padding).toBe(0);
});

it('says which special piece a vocabulary lacks', () => {
  expect(() => wordPieces('[PAD]\n[CLS]\n[SEP]')).toThrow('vocab.txt has no [UNK]');
});
