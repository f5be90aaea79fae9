import { expect, it } from 'vitest';
import { shortLine } from './short-line.ts';

it('tells a line of text and a moment, and nothing that people could not read', () => {
  expect(shortLine('湖山会议中心')).toBe('「湖山会议中心」');
  expect(shortLine('2026-11-20T09:00')).toBe('「2026-11-20 09:00」');
  expect(shortLine('')).toBe('空着');
  expect(['<p>介绍</p>', '/api/Resource/conference/cover.jpg', '长'.repeat(61), 7, null].map(shortLine)).toEqual(
    Array(5).fill(''),
  );
});
