// @vitest-environment happy-dom
import { find, mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useModalFocus } from './use-modal-focus.ts';

interface BoxProps {
  readonly name: string;
  readonly children?: ReactNode;
  onClose(): void;
  onPress?(event: KeyboardEvent): void;
}

function Box({ name, children, onClose, onPress }: BoxProps) {
  return createPortal(
    <div {...useModalFocus(onClose, onPress)} data-box={name}>
      <button type="button">{name}</button>
      {children}
    </div>,
    document.body,
  );
}

const page = () => find('#root');
const box = (name: string) => find(`[data-box="${name}"]`);
const press = (key = 'Escape') =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><button id="opener">打开</button></div>';
  find('#opener').focus();
});

test('the box has the focus and the page rests until it is closed', async () => {
  const { unmount } = await mount(<Box name="一" onClose={() => undefined} />);
  expect(document.activeElement).toBe(box('一'));
  expect(page().hasAttribute('inert')).toBe(true);
  await unmount();
  expect(page().hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(find('#opener'));
});

test('Escape closes the uppermost box, wherever the focus is, and not the one that opened it; the page rests until the last is gone', async () => {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()];
  const boxes = (hasUpper: boolean) => (
    <Box name="下" onClose={closeLower}>
      {hasUpper && <Box name="上" onClose={closeUpper} />}
    </Box>
  );
  const { show } = await mount(boxes(false));
  await show(boxes(true));
  await press();
  expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
  await show(boxes(false));
  expect(page().hasAttribute('inert')).toBe(true);
  await press();
  expect(closeLower).toHaveBeenCalledOnce();
});

test('other keys are the uppermost box’s own', async () => {
  const [pressLower, pressUpper] = [vi.fn(), vi.fn()];
  const boxes = (hasUpper: boolean) => (
    <Box name="下" onClose={vi.fn()} onPress={pressLower}>
      {hasUpper && <Box name="上" onClose={vi.fn()} onPress={pressUpper} />}
    </Box>
  );
  const { show } = await mount(boxes(false));
  await show(boxes(true));
  await press('ArrowRight');
  expect([pressLower.mock.calls.length, pressUpper.mock.calls.length]).toEqual([0, 1]);
});
