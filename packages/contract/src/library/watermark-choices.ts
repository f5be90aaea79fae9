/** Row by row, as they lie on a picture. */
export const watermarkAnchors = [
  'northwest',
  'north',
  'northeast',
  'west',
  'centre',
  'east',
  'southwest',
  'south',
  'southeast',
] as const;
export type WatermarkAnchor = (typeof watermarkAnchors)[number];

/** Stand in a mark's text for what is known of each picture. */
export const watermarkBlanks = ['{图片号}', '{摄影师}', '{单位}'] as const;

const recommended = {
  mark: { kind: 'text', text: '图苑 Tuyuan' },
  isTiled: true,
  corner: 'southeast',
  hasNumber: true,
  adapts: false,
  opacity: 30,
  rotation: -24,
  scale: 3.2,
  spacing: 4.5,
  margin: 2,
} as const;

/** Where to begin from: `pretty` hides least, `strict` is hardest to remove. `recommended` is a new site's. */
export const watermarkStarts = {
  pretty: { ...recommended, isTiled: false },
  recommended,
  strict: { ...recommended, opacity: 45, scale: 4, spacing: 2.2 },
} as const;
export type WatermarkStart = keyof typeof watermarkStarts;

/** Kinds of pictures that a watermark is tried on. */
export const typicalKinds = ['portrait', 'bright', 'dark', 'busy'] as const;
export type TypicalKind = (typeof typicalKinds)[number];

export const previewWidths = [640, 1280, 1600] as const;
export type PreviewWidth = (typeof previewWidths)[number];
