import type { CameraData } from '@tuyuan/contract/library/image.ts';

/** Returns the camera and its lens; "" when neither is known. */
export function cameraText({ model, lens }: CameraData): string {
  return [model, lens].filter((text) => text !== null && text !== '').join(' · ');
}

/** Returns the exposure as photographers read it: `35 mm f/8 1/200 ISO 100`. */
export function settingsText({ focalLength, aperture, exposure, iso }: CameraData): string {
  return [
    focalLength === null ? '' : `${Math.round(focalLength)} mm`,
    aperture === null ? '' : `f/${aperture}`,
    exposure === null ? '' : exposure < 0.4 && exposure > 0 ? `1/${Math.round(1 / exposure)}` : `${exposure} s`,
    iso === null ? '' : `ISO ${iso}`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}
