import { expect, test } from 'vitest';
import { commandOf } from './viewer-keys.ts';

const press = { ctrlKey: false, metaKey: false, altKey: false, isOnButton: false };

test('keys do what the hints of the tools say', () => {
  const keys = ['ArrowLeft', 'ArrowRight', '+', '=', '-', '0', '1', ' ', 'f', 'F', 'i', 's'];
  expect(keys.map((key) => commandOf({ ...press, key }))).toEqual([
    'previous',
    'next',
    'zoomIn',
    'zoomIn',
    'zoomOut',
    'fit',
    'actual',
    'play',
    'fullScreen',
    'fullScreen',
    'info',
    'similar',
  ]);
});

test('the browser keeps its own shortcuts and space presses a focused button', () => {
  expect(commandOf({ ...press, key: 'f', ctrlKey: true })).toBeUndefined();
  expect(commandOf({ ...press, key: '0', metaKey: true })).toBeUndefined();
  expect(commandOf({ ...press, key: ' ', isOnButton: true })).toBeUndefined();
  expect(commandOf({ ...press, key: 'ArrowRight', isOnButton: true })).toBe('next');
});
