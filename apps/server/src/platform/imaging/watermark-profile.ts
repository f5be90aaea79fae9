import { createHash } from 'node:crypto';
import { watermarkAnchors } from '@tuyuan/contract/library/watermark-choices.ts';
import { z } from 'zod';

/** How derivatives are marked. All lengths are percent of a picture's short side, so that a mark looks the same in every size. */
export const WatermarkProfile = z.object({
  mark: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('text'),
      text: z.string().trim().min(1).max(200),
      /** `#rrggbb`; a thin dark outline keeps it readable on any background. */
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .default('#ffffff'),
    }),
    /** A PNG, WebP or JPEG. */
    z.object({ kind: z.literal('picture'), picture: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  ]),
  placement: z.enum(['tile', ...watermarkAnchors]),
  /** 0 (invisible) to 1 (solid). */
  opacity: z.number().min(0).max(1),
  /** Degrees, clockwise. */
  rotation: z.number().min(-180).max(180),
  /** Height of the text or picture. */
  scale: z.number().min(0.3).max(100),
  /** Distance from the edges, or between tiles. */
  margin: z.number().min(0).max(100),
  /** Text becomes dark, with a light outline, where what is under it is bright. */
  adapts: z.boolean().optional(),
});
export type WatermarkProfile = z.infer<typeof WatermarkProfile>;

/** Increase whenever the drawing itself changes, so that derivatives of an older drawing are recognised. */
export const drawingVersion = 1;

export const defaultWatermark: WatermarkProfile = {
  mark: { kind: 'text', text: '图苑 Tuyuan', colour: '#ffffff' },
  placement: 'tile',
  opacity: 0.18,
  rotation: -28,
  scale: 3.2,
  margin: 20,
};

/** Names a profile together with the way it is drawn: 12 hex digits, the same for the same mark. */
export function watermarkHash(profile: WatermarkProfile | null): string {
  if (profile === null) return 'unmarked';
  const { mark } = profile;
  const picture = mark.kind === 'picture' ? createHash('sha256').update(mark.picture).digest('hex') : null;
  const recipe = JSON.stringify([
    drawingVersion,
    mark.kind === 'text' ? [mark.text, mark.colour] : picture,
    profile.placement,
    profile.opacity,
    profile.rotation,
    profile.scale,
    profile.margin,
    profile.adapts ?? false,
  ]);
  return createHash('sha256').update(recipe).digest('hex').slice(0, 12);
}
