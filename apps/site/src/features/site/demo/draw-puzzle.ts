import type { SliderPicture } from '@tuyuan/ui/slider-puzzle.tsx';

const WIDTH = 320;
const HEIGHT = 160;
const SIZE = 48;

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas.toDataURL();
}

/** Hills under a sky, enough to see where the piece belongs. */
function landscape(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#7d8fc4');
  sky.addColorStop(1, '#f3c7b0');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [index, color] of ['#b98f9c', '#8a6f86', '#4d4460'].entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 4) {
      context.lineTo(x, 70 + index * 30 + Math.sin(x / (34 - index * 7) + index * 2) * 18 + Math.sin(x / 11) * 5);
    }
    context.lineTo(WIDTH, HEIGHT);
    context.fill();
  }
}

/** Makes a puzzle in the browser for trying the component; real ones come from the server, which keeps the position secret. */
export function drawPuzzle(gap: { readonly left: number; readonly top: number }): SliderPicture {
  const background = draw(WIDTH, HEIGHT, (context) => {
    landscape(context);
    context.fillStyle = 'rgb(0 0 0 / 55%)';
    context.fillRect(gap.left, gap.top, SIZE, SIZE);
  });
  const piece = draw(SIZE, SIZE, (context) => {
    context.translate(-gap.left, -gap.top);
    landscape(context);
  });
  return { width: WIDTH, height: HEIGHT, pieceSize: SIZE, pieceTop: gap.top, background, piece };
}
