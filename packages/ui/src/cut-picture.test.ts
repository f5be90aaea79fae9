// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { cutPicture } from './cut-picture.ts';

function cropperWith(encoded: Blob | null) {
  const canvas = document.createElement('canvas');
  const toBlob = vi.fn((take: (blob: Blob | null) => void) => take(encoded));
  Object.assign(canvas, { toBlob });
  const getCroppedCanvas = vi.fn(() => canvas);
  return { cropper: { getCroppedCanvas }, getCroppedCanvas, toBlob };
}

test('draws in the wanted size and encodes in the wanted quality', async () => {
  const blob = new Blob(['x']);
  const { cropper, getCroppedCanvas, toBlob } = cropperWith(blob);
  await expect(cutPicture(cropper, { width: 96, height: 48, type: 'image/png', quality: 0.5 })).resolves.toBe(blob);
  expect(getCroppedCanvas).toHaveBeenCalledWith({ width: 96, height: 48, imageSmoothingQuality: 'high' });
  expect(toBlob.mock.calls[0]?.slice(1)).toEqual(['image/png', 0.5]);
});

test('puts white behind what a JPEG could not leave transparent', async () => {
  const { cropper, getCroppedCanvas } = cropperWith(new Blob(['x']));
  await cutPicture(cropper, { width: 1, height: 1, type: 'image/jpeg', quality: 1 });
  expect(getCroppedCanvas).toHaveBeenCalledWith(expect.objectContaining({ fillColor: '#fff' }));
});

test('rejects when the browser encodes nothing', async () => {
  const { cropper } = cropperWith(null);
  await expect(cutPicture(cropper, { width: 1, height: 1, type: 'image/png', quality: 1 })).rejects.toThrow();
});
