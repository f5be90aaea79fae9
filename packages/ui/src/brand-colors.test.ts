import { expect, test } from 'vitest';
import { brandColorsFor, brandCss } from './brand-colors.ts';
import { contrast } from './contrast.ts';
import { darkColors, lightColors } from './tokens.ts';

test.each(['#2f6fde', '#ffd400', '#00c853', '#111111', '#ffffff', '#7b1fa2'])(
  '%s can be read in both themes',
  (primary) => {
    const shades = brandColorsFor(primary) ?? expect.fail('no shades');
    for (const [colors, base] of [
      [shades.light, lightColors],
      [shades.dark, darkColors],
    ] as const) {
      expect(contrast('#ffffff', colors.brandFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', colors.brandFillHover)).toBeGreaterThanOrEqual(4.5);
      for (const back of [base.page, base.surface, base.raised]) {
        expect(contrast(colors.brandText, back)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colors.brand, back)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(colors.brandText, colors.brandTint)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('the default colour needs no style of its own', () => {
  expect(brandCss('#E6395F')).toBe('');
});

test('only a colour gets into the style', () => {
  for (const wrong of ['', 'red', '#fff', '#12345g', '#123456}body{display:none']) expect(brandCss(wrong)).toBe('');
  expect(brandCss('#2F6FDE')).toContain('--brand:#2f6fde');
});
