import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sliderCaptcha } from './slider-captcha.ts';

const pictureOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64');

it('cuts the piece out where the gap is, and nowhere near where the piece begins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const puzzle = await sliderCaptcha().makePuzzle();
    expect(puzzle.position).toBeGreaterThan(puzzle.pieceSize);
    expect(puzzle.position + puzzle.pieceSize).toBeLessThan(puzzle.width);
    expect(puzzle.pieceTop + puzzle.pieceSize).toBeLessThan(puzzle.height);
    const background = await sharp(pictureOf(puzzle.background)).metadata();
    expect([background.width, background.height]).toEqual([640, 320]);
    const piece = await sharp(pictureOf(puzzle.piece)).metadata();
    expect([piece.width, piece.height, piece.hasAlpha]).toEqual([116, 116, true]);
  }
});

it('draws another scene every time', async () => {
  const [one, two] = await Promise.all([sliderCaptcha().makePuzzle(), sliderCaptcha().makePuzzle()]);
  expect(one.background).not.toBe(two.background);
});
