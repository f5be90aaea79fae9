import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { WatermarkProfile } from './watermark-profile.ts';

/** RGBA pixels of one mark, rotated and at its opacity, to be laid on pictures. */
export interface WatermarkStamp {
  data: Buffer;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
const fontFile = require.resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf');
const outlineOpacity = 0.45;

/** Draws a profile's mark `height` px high and at most `maxWidth` px wide. Text needs no fonts of the system. */
export async function drawWatermarkStamp(
  profile: WatermarkProfile,
  height: number,
  maxWidth: number,
): Promise<WatermarkStamp> {
  const { mark } = profile;
  const upright =
    mark.kind === 'text'
      ? await drawText(mark.text, mark.colour, height, maxWidth)
      : await drawPicture(mark.picture, height, maxWidth);
  const { data, info } = await sharp(upright.data, {
    raw: { width: upright.width, height: upright.height, channels: 4 },
  })
    .rotate(profile.rotation, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 3; i < data.length; i += 4) data[i] = Math.round((data[i] ?? 0) * profile.opacity);
  return { data, width: info.width, height: info.height };
}

async function drawPicture(picture: Uint8Array, height: number, maxWidth: number): Promise<WatermarkStamp> {
  const { data, info } = await sharp(picture, { limitInputPixels: 16_000_000 })
    .autoOrient()
    .resize({ width: maxWidth, height, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function drawText(text: string, colour: string, height: number, maxWidth: number): Promise<WatermarkStamp> {
  const fill = await coverageOf(text, height, maxWidth);
  const outlineWidth = Math.max(1, Math.round(height / 40));
  const size = { width: fill.width + outlineWidth * 2, height: fill.height + outlineWidth * 2 };
  const edge = { top: outlineWidth, bottom: outlineWidth, left: outlineWidth, right: outlineWidth };
  const raw = { raw: { width: fill.width, height: fill.height, channels: 1 as const } };
  const framed = await sharp(fill.data, raw)
    .extend({ ...edge, background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const wide = await sharp(framed, { raw: { ...size, channels: 1 } })
    .dilate(outlineWidth)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
  const data = Buffer.alloc(size.width * size.height * 4);
  const edgeLight = red + green + blue < 300 ? 255 : 0;
  for (let i = 0; i < framed.length; i++) {
    const inside = (framed[i] ?? 0) / 255;
    const outline = ((wide[i] ?? 0) / 255) * outlineOpacity * (1 - inside);
    const alpha = inside + outline;
    // Black around light text, white around dark text.
    data.set(
      alpha === 0
        ? [0, 0, 0, 0]
        : [red, green, blue]
            .map((c) => Math.round((c * inside + edgeLight * outline) / alpha))
            .concat(Math.round(alpha * 255)),
      i * 4,
    );
  }
  return { data, ...size };
}

/** Returns how much of each pixel the text covers, 0 to 255. */
async function coverageOf(text: string, height: number, maxWidth: number): Promise<WatermarkStamp> {
  const drawn = sharp({
    text: { text: escapeMarkup(text), font: `Noto Sans SC Medium ${height}`, fontfile: fontFile, dpi: 72 },
  });
  const { data, info } = await drawn.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  if (info.width <= maxWidth || height <= 8) return { data, width: info.width, height: info.height };
  return coverageOf(text, Math.max(8, Math.floor((height * maxWidth) / info.width)), maxWidth);
}

/** The text renderer reads Pango markup and fails on a bare `<` or `&`. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
