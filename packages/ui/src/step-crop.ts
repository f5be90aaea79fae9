import { type CropShare, minShare, withinPicture } from './crop-share.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export type CropStep = 'left' | 'right' | 'up' | 'down' | 'grow' | 'shrink';

const steps: Readonly<Record<string, CropStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'grow',
  '=': 'grow',
  '-': 'shrink',
  _: 'shrink',
};

/** Returns what a key does to the crop box. */
export function cropStepOf(key: string): CropStep | undefined {
  return steps[key];
}

const GROWTH = 1.1;

/**
 * Returns the crop box after a step: moved by a pixel of the picture (by ten in a great step), or grown around its
 * middle with its ratio kept.
 */
export function stepCrop(crop: CropShare, step: CropStep, picture: Size, isGreat = false): CropShare {
  const pixels = isGreat ? 10 : 1;
  const [across, down] = [pixels / picture.width, pixels / picture.height];
  if (step === 'left') return withinPicture({ ...crop, x: crop.x - across });
  if (step === 'right') return withinPicture({ ...crop, x: crop.x + across });
  if (step === 'up') return withinPicture({ ...crop, y: crop.y - down });
  if (step === 'down') return withinPicture({ ...crop, y: crop.y + down });
  const most = Math.min(1 / crop.width, 1 / crop.height);
  const least = Math.max(minShare / crop.width, minShare / crop.height);
  const scale = Math.max(least, Math.min(most, step === 'grow' ? GROWTH : 1 / GROWTH));
  return scaledAroundMiddle(crop, crop.width * scale, crop.height * scale);
}

function scaledAroundMiddle(crop: CropShare, width: number, height: number): CropShare {
  return withinPicture({ x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height });
}

/** Returns the largest box of a ratio (width by height, in pixels) in the middle of a picture, at `share` of the room. */
export function cropOfRatio(ratio: number, picture: Size, share = 0.8): CropShare {
  const pictureRatio = picture.width / picture.height;
  const width = Math.min(1, ratio / pictureRatio) * share;
  const height = Math.min(1, pictureRatio / ratio) * share;
  return withinPicture({ x: (1 - width) / 2, y: (1 - height) / 2, width, height });
}
