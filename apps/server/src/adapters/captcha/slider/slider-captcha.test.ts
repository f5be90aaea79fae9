import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sliderCaptcha } from './slider-captcha.ts';

type SliderPuzzle = Awaited<ReturnType<ReturnType<typeof sliderCaptcha>['makePuzzle']>>;

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

/** Returns where each of the usual short programs would put the piece, in one puzzle. */
async function guesses({ width, height, pieceSize, pieceTop, background, piece }: SliderPuzzle): Promise<number[]> {
  const shown = await sharp(pictureOf(background)).greyscale().resize(width, height).raw().toBuffer();
  const own = await sharp(pictureOf(piece))
    .greyscale()
    .resize(pieceSize, pieceSize)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const alpha = await sharp(pictureOf(piece)).resize(pieceSize, pieceSize).extractChannel(3).raw().toBuffer();
  const at = (x: number, y: number) => shown[(y + pieceTop) * width + x] ?? 0;
  const points = Array.from(alpha.keys())
    .filter((index) => (alpha[index] ?? 0) > 128)
    .map((index) => ({ x: index % pieceSize, y: Math.floor(index / pieceSize), grey: own[index] ?? 0 }));
  const [from, to] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rows = Array.from({ length: 30 }, (_, index) => index + 14);
  const programs: ((left: number) => number)[] = [
    // The darkest place.
    (left) =>
      mean(rows.map((y) => at(left + from - 5, y) + at(left + to + 5, y))) / 2 -
      mean(points.map(({ x, y }) => at(left + x, y))),
    // The sharpest upright edge.
    (left) => mean(rows.map((y) => Math.abs(at(left + from - 1, y) - at(left + from + 1, y)))),
    // The place that looks most like the piece, whatever the light.
    (left) => {
      const [mine, theirs] = [mean(points.map(({ grey }) => grey)), mean(points.map(({ x, y }) => at(left + x, y)))];
      const sum = (of: (point: (typeof points)[number]) => number) => mean(points.map(of));
      const alike = sum(({ x, y, grey }) => (grey - mine) * (at(left + x, y) - theirs));
      return (
        alike / Math.sqrt(sum(({ grey }) => (grey - mine) ** 2) * sum(({ x, y }) => (at(left + x, y) - theirs) ** 2))
      );
    },
  ];
  const places = Array.from({ length: width - pieceSize - 60 }, (_, index) => index + 60);
  return programs.map((score) => places.reduce((best, place) => (score(place) > score(best) ? place : best)));
}

it('does not give its gap away to a program that looks for a shadow, an edge or a likeness', {
  timeout: 60_000,
}, async () => {
  const captcha = sliderCaptcha();
  const solved = [0, 0, 0];
  for (let round = 0; round < 20; round += 1) {
    const puzzle = await captcha.makePuzzle();
    for (const [program, guess] of (await guesses(puzzle)).entries())
      if (Math.abs(guess - puzzle.position) <= captcha.tolerance) solved[program] = (solved[program] ?? 0) + 1;
  }
  // All twenty, each of them, while there was one gap, as dark as the piece.
  for (const times of solved) expect(times).toBeLessThan(15);
});

it('draws another scene every time', async () => {
  const [one, two] = await Promise.all([sliderCaptcha().makePuzzle(), sliderCaptcha().makePuzzle()]);
  expect(one.background).not.toBe(two.background);
});
