import type Cropper from 'cropperjs';

export interface CutOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** 0–1. */
  readonly quality: number;
}

/** Returns the content of the crop box in the requested size. Rejects when the browser cannot draw or encode it. */
export function cutPicture(
  cropper: Pick<Cropper, 'getCroppedCanvas'>,
  { width, height, type, quality }: CutOptions,
): Promise<Blob> {
  const canvas = cropper.getCroppedCanvas({
    width,
    height,
    imageSmoothingQuality: 'high',
    // JPEG knows no transparency and would show it black.
    ...(type === 'image/jpeg' && { fillColor: '#fff' }),
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))), type, quality);
  });
}
