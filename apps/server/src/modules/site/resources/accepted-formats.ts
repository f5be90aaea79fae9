import type { DerivativeFormat } from '../../../platform/imaging/render-derivatives.ts';

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  DerivativeFormat,
  string
>;

export function mediaTypeOf(format: DerivativeFormat): string {
  return mediaTypes[format];
}

/**
 * Returns the formats for an `Accept` header, the smallest files first. AVIF and WebP must be named, because a client
 * that sends only “anything” may support neither. JPEG is always included.
 */
export function acceptedFormats(accept: string | undefined): DerivativeFormat[] {
  const named = new Set(
    (accept ?? '').split(',').flatMap((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );
  const modern = (['avif', 'webp'] as const).filter((format) => named.has(mediaTypes[format]));
  return [...modern, 'jpeg'];
}
