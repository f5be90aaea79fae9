interface Camera {
  readonly make: string | null;
  readonly model: string | null;
  readonly focalLength: number | null;
  readonly aperture: number | null;
  /** Seconds. */
  readonly exposure: number | null;
  readonly iso: number | null;
}

/** `0.004` → `1/250 s`, `0.5` → `0.5 s`. */
export function exposureText(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds >= 0.3) return `${Math.round(seconds * 10) / 10} s`;
  return `1/${Math.round(1 / seconds)} s`;
}

/** Maker and model without saying the maker twice, as `NIKON CORPORATION` `NIKON D850` would. */
export function cameraText({ make, model }: Camera): string {
  if (!make || !model) return make ?? model ?? '';
  const brand = make.split(' ')[0] ?? make;
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${make} ${model}`;
}

export function settingsText({ focalLength, aperture, exposure, iso }: Camera): string {
  const parts = [
    focalLength === null ? '' : `${Math.round(focalLength * 10) / 10} mm`,
    aperture === null ? '' : `f/${Math.round(aperture * 10) / 10}`,
    exposure === null ? '' : exposureText(exposure),
    iso === null ? '' : `ISO ${iso}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
