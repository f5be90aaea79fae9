import { createHash } from 'node:crypto';
import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { drawingVersion, type WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';

/** What a mark may say of the picture it is on. */
export interface MarkedSubject {
  no: string;
  author: string;
  /** "" when the author has none. */
  unit: string;
}

/** In the corner a mark has to be read, over tiles it only has to be there. */
const cornerOpacity = 0.85;
const white = '#ffffff';
/** Where the text is made of a number and names only, and the work has none. */
const noWords = '©';

/** Names what these settings draw: 12 hex digits. */
export function hashSettings({ mark, ...settings }: WatermarkSettings): string {
  const said = [
    drawingVersion,
    mark.kind === 'text' ? ['text', mark.text] : ['picture', mark.pictureKey],
    settings.isTiled,
    settings.corner,
    settings.hasNumber,
    settings.adapts,
    settings.opacity,
    settings.rotation,
    settings.scale,
    settings.spacing,
    settings.margin,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
}

/** Returns what is laid on a picture: the tiles, then the corner. `picture` is the mark's own, of one that is a picture. */
export function watermarkLayers(
  settings: WatermarkSettings,
  subject: MarkedSubject,
  picture: Uint8Array | null,
): WatermarkProfile[] {
  const { isTiled, corner, opacity, rotation, scale, spacing } = settings;
  const layers: WatermarkProfile[] = [];
  const mark = markOf(settings, subject, picture);
  if (isTiled)
    layers.push({
      mark,
      placement: 'tile',
      opacity: opacity / 100,
      rotation,
      scale,
      margin: Math.min(100, scale * spacing),
      adapts: settings.adapts,
    });
  return corner === null ? layers : [...layers, cornerLayer(settings, subject, picture)];
}

/** Returns what stands upright in the corner, bottom right when the settings have none. */
export function cornerLayer(
  settings: WatermarkSettings,
  subject: MarkedSubject,
  picture: Uint8Array | null,
): WatermarkProfile {
  const { corner, scale, margin, hasNumber, adapts } = settings;
  const mark = markOf(settings, subject, picture);
  const numbered =
    hasNumber && mark.kind === 'text' && !mark.text.includes(subject.no)
      ? { ...mark, text: `${mark.text} · ${subject.no}` }
      : mark;
  return {
    mark: numbered,
    placement: corner ?? 'southeast',
    opacity: cornerOpacity,
    rotation: 0,
    scale,
    margin,
    adapts,
  };
}

function markOf(
  { mark }: WatermarkSettings,
  { no, author, unit }: MarkedSubject,
  picture: Uint8Array | null,
): WatermarkProfile['mark'] {
  if (mark.kind === 'picture' && picture) return { kind: 'picture', picture };
  const template = mark.kind === 'text' ? mark.text : no;
  const text = template.replaceAll('{图片号}', no).replaceAll('{摄影师}', author).replaceAll('{单位}', unit).trim();
  // A photographer without a unit: the number at least is always there.
  return { kind: 'text', text: [...(text || no || noWords)].slice(0, 60).join(''), colour: white };
}
