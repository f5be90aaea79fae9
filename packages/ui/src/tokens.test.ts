/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { darkColors, fontFamily, lightColors, sizes } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll("'", '"');

function declarationsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, `${selector} is in tokens.css`).toBeGreaterThanOrEqual(0);
  const body = css.slice(start + selector.length, css.indexOf('}', start));
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const propertyOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  [':root', lightColors],
  ['[data-theme="dark"]', darkColors],
  [':root:not([data-theme="light"], [data-theme="dark"])', darkColors],
])('%s in tokens.css holds exactly the colours of tokens.ts', (selector, colors) => {
  const declared = [...declarationsOf(selector)].filter(([, value]) => value.startsWith('#'));
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(Object.entries(colors).map(([name, value]) => [propertyOf(name), value])),
  );
});

test('sizes and font agree too', () => {
  const declared = declarationsOf(':root');
  expect(declared.get('font')).toBe(fontFamily);
  for (const [name, pixels] of Object.entries(sizes)) expect(declared.get(propertyOf(name))).toBe(`${pixels}px`);
});

const TEXT_PAIRS = [
  ['text', ['page', 'surface', 'raised', 'hover', 'brandTint']],
  ['textSecondary', ['page', 'surface', 'raised', 'hover', 'placeholder']],
  ['onInk', ['ink']],
  ['onBrand', ['brandFill', 'brandFillHover']],
  ['brandText', ['page', 'surface', 'raised', 'brandTint']],
  ['successText', ['page', 'surface', 'raised', 'successTint']],
  ['warningText', ['page', 'surface', 'raised', 'warningTint']],
  ['errorText', ['page', 'surface', 'raised', 'errorTint']],
  ['infoText', ['page', 'surface', 'raised', 'infoTint']],
  ['onToast', ['toast']],
  ['toastAction', ['toast']],
] as const;

const MARK_PAIRS = [
  ['brand', ['page', 'surface', 'raised']],
  ['controlLine', ['page', 'surface', 'raised']],
  ['error', ['surface', 'raised']],
] as const;

test.each([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s theme text reaches 4.5:1 and marks reach 3:1', (_, colors) => {
  const below = (pairs: typeof TEXT_PAIRS | typeof MARK_PAIRS, least: number) =>
    pairs.flatMap(([front, backs]) =>
      backs.filter((back) => contrast(colors[front], colors[back]) < least).map((back) => `${front} on ${back}`),
    );
  expect(below(TEXT_PAIRS, 4.5)).toEqual([]);
  expect(below(MARK_PAIRS, 3)).toEqual([]);
});
