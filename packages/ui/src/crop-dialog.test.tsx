// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CropRegion } from './crop-area.tsx';
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx';
import { find, findButton, mount, press } from './testing/mount.ts';

const region = vi.hoisted(() => ({
  rotate: vi.fn<(degrees: number) => void>(),
  cut: vi.fn<CropRegion['cut']>(async () => new Blob(['cut'])),
  shown: vi.fn<(props: unknown) => void>(),
}));
vi.mock('./crop-area.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    CropArea(props: { onReady(ready: CropRegion): void }) {
      region.shown(props);
      const { onReady } = props;
      useEffect(() => onReady(region), [onReady]);
      return null;
    },
  };
});

const decode = vi.fn<() => Promise<void>>();
const picture = new Blob(['picture'], { type: 'image/png' });

beforeEach(() => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
  decode.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  for (const mock of Object.values(region)) mock.mockClear();
});

async function open(props: Partial<CropDialogProps> = {}) {
  const onCropped = vi.fn<(result: Blob) => void>();
  const onCancel = vi.fn();
  const element = (isOpen: boolean) => (
    <CropDialog isOpen={isOpen} picture={picture} onCropped={onCropped} onCancel={onCancel} {...props} />
  );
  const mounted = await mount(element(true));
  await act(() => vi.dynamicImportSettled());
  return { onCropped, onCancel, close: () => mounted.show(element(false)) };
}

test('cuts a square of 128 × 128 at quality 0.92 out of a box over 0.8 of the picture unless told otherwise', async () => {
  const { onCropped } = await open();
  expect(region.shown.mock.calls.at(-1)?.[0]).toMatchObject({ ratio: 1, initialArea: 0.8 });
  await press(findButton('确定'));
  expect(region.cut).toHaveBeenCalledWith({ width: 128, height: 128, type: 'image/jpeg', quality: 0.92 });
  expect(onCropped).toHaveBeenCalledOnce();
});

test('says 裁剪图片 and that the wheel zooms, and turns by 90° either way', async () => {
  await open();
  expect(find('h2').textContent).toBe('裁剪图片');
  expect(find('dialog').textContent).toContain('滚动鼠标滚轮可缩放');
  await press(findButton('左转 90°'));
  await press(findButton('右转 90°'));
  expect(region.rotate.mock.calls).toEqual([[-90], [90]]);
});

test('asks for a file where it was given none, and says when it is not a picture', async () => {
  await open({ picture: undefined });
  expect(findButton('确定').disabled).toBe(true);
  decode.mockRejectedValue(new Error('not a picture'));
  const input = find<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.txt')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(find('[role=alert]').textContent).toContain('请换一张');
});

test('stays open with the picture when the result is refused', async () => {
  await open({ onCropped: () => Promise.reject(new Error('refused')) });
  await press(findButton('确定'));
  expect(findButton('确定').disabled).toBe(false);
});

test('leaves the page 400 ms after it was closed', async () => {
  vi.useFakeTimers();
  const { close } = await open();
  await close();
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(document.querySelector('dialog')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.querySelector('dialog')).toBeNull();
});

test('Esc and 取消 give up', async () => {
  const { onCancel, onCropped } = await open();
  await press(findButton('取消'));
  await act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onCropped).not.toHaveBeenCalled();
});
