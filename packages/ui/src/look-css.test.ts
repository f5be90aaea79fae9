import { expect, test } from 'vitest';
import { lookCss } from './look-css.ts';

test('the product’s own look needs no style', () => {
  expect(lookCss({ primaryColor: '#e6395f', radius: 8 })).toBe('');
});

test('corners of inputs follow those of cards', () => {
  expect(lookCss({ primaryColor: '#e6395f', radius: 4 })).toBe(':root{--radius:4px;--radius-input:3px}');
});

test('holds nothing that could end the style element', () => {
  expect(lookCss({ primaryColor: '#2f6fde</style>', radius: 8 })).not.toContain('<');
});

test('default pictures are given by address, and nothing but an address', () => {
  const look = { primaryColor: '#e6395f', radius: 8 };
  expect(lookCss({ ...look, defaultAvatar: '/api/Resource/Misc/aA-_', defaultPhoto: '' })).toBe(
    ':root{--default-avatar:url(/api/Resource/Misc/aA-_);--initial:transparent}',
  );
  expect(lookCss({ ...look, defaultPhoto: '/api/Resource/Misc/aA-_' })).toBe(
    ':root{--default-photo:url(/api/Resource/Misc/aA-_);--no-photo:transparent}',
  );
  expect(lookCss({ ...look, defaultPhoto: '/x);}</style>' })).toBe('');
});
