import { qrPath } from '@tuyuan/ui/qr-path.ts';
import type { PosterContent } from './poster-content.ts';
import { wrapText } from './wrap-text.ts';

// A poster is paper: its colours are the same in every theme.
const ink = '#1a1a1a';
const secondary = '#5c5c5c';
const ground = '#ffffff';
const mount = '#f2f2f2';

const width = 1080;
const tallest = 1440;
const pad = 64;
const codeSide = 248;
const textWidth = width - 2 * pad - codeSide - 48;

interface Line {
  readonly text: string;
  readonly font: string;
  readonly color: string;
  /** From the line before, in px. */
  readonly step: number;
}

/** Draws a poster of 1080 px: picture, words and the code of the address. Throws when the picture can't be read. */
export async function drawPoster(content: PosterContent, origin: string): Promise<HTMLCanvasElement> {
  const [picture, code] = await Promise.all([
    loadPicture(content.picture.path),
    qrPath(`${origin}${content.path}`, 'M'),
    document.fonts.ready,
  ]);
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser has no canvas');
  const lines = linesOf(brush, content);
  const shown = Math.min(tallest, Math.round((width * picture.naturalHeight) / picture.naturalWidth));
  const textHeight = lines.reduce((height, { step }) => height + step, 0);
  canvas.width = width;
  canvas.height = shown + 2 * pad + Math.max(textHeight, codeSide + 44);

  brush.fillStyle = ground;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  drawPicture(brush, picture, shown);
  let y = shown + pad;
  for (const { text, font, color, step } of lines) {
    y += step;
    brush.font = font;
    brush.fillStyle = color;
    brush.fillText(text, pad, y - step * 0.24);
  }
  drawCode(brush, { code, top: shown + pad, note: content.codeNote });
  return canvas;
}

async function loadPicture(path: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  return picture;
}

const fontOf = (size: number, weight: number) =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`;

function linesOf(brush: CanvasRenderingContext2D, { number, title, lines }: PosterContent): Line[] {
  const styled = (text: string, look: Omit<Line, 'text'>, maxLines: number): Line[] => {
    brush.font = look.font;
    const measure = (line: string) => brush.measureText(line).width;
    return wrapText(text, { width: textWidth, maxLines, measure }).map((line) => ({ ...look, text: line }));
  };
  return [
    ...styled(number, { font: fontOf(104, 700), color: ink, step: 112 }, 1),
    ...styled(title, { font: fontOf(46, 600), color: ink, step: 64 }, 3),
    ...lines.flatMap((line) => styled(line, { font: fontOf(30, 400), color: secondary, step: 50 }, 2)),
  ];
}

/** Whole and uncropped; a very tall one stands on a mount. */
function drawPicture(brush: CanvasRenderingContext2D, picture: HTMLImageElement, height: number): void {
  const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  const wide = picture.naturalWidth * scale;
  brush.fillStyle = mount;
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, (width - wide) / 2, 0, wide, picture.naturalHeight * scale);
}

function drawCode(
  brush: CanvasRenderingContext2D,
  { code, top, note }: { code: { path: string; squares: number }; top: number; note: string },
): void {
  const left = width - pad - codeSide;
  // Whole pixels: a blurred square can't be read.
  const side = Math.floor(codeSide / code.squares);
  const inset = Math.round((codeSide - side * code.squares) / 2);
  brush.save();
  brush.translate(left + inset, top + inset);
  brush.scale(side, side);
  brush.fillStyle = '#000000';
  brush.fill(new Path2D(code.path));
  brush.restore();
  brush.font = fontOf(26, 400);
  brush.fillStyle = secondary;
  brush.textAlign = 'center';
  brush.fillText(note, left + codeSide / 2, top + codeSide + 40);
  brush.textAlign = 'start';
}
