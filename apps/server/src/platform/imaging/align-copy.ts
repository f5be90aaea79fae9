import { type GreyPlane, resizeGrey } from './grey-plane.ts';
import { solveLinear } from './solve-linear.ts';

/** Where a copy lies in its original, in shares of the original's width and height. */
export interface CopyFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Alignment {
  frame: CopyFrame;
  /** Brightness of the copy by the original's: `gain` × luma + `bias`. */
  gain: number;
  bias: number;
  /** Correlation of the two where they overlap, without their large areas: 1 for the same picture. */
  likeness: number;
}

/** Longest sides, in pixels, that two pictures are compared at: first every place, then ever more exactly from there. */
export interface AlignSides {
  coarse: number;
  fine: readonly number[];
  /** Places that correlate less when coarse are given up. */
  minScore: number;
}

const exact: AlignSides = { coarse: 112, fine: [160, 320, 640], minScore: -1 };
const smallestShare = 0.28;
const scaleStep = 0.955;
const refinedCandidates = 4;
/** In pixels: a frame that moves less has arrived. */
const arrived = 0.01;
const roundsPerSide = 6;
/** The best of the candidates is known after so many of the fine sides. */
const sidesToChoose = 2;

/** Finds a copy that was scaled, cut and changed in brightness within its original, to a fraction of a pixel. Null when it is nowhere. */
export function alignCopy(original: GreyPlane, copy: GreyPlane, sides = exact): Alignment | null {
  const { coarse, fine, minScore } = sides;
  let best: Alignment | null = null;
  for (const { frame, score } of coarseFrames(original, copy, coarse)) {
    if (score < minScore) continue;
    const refined = refine(original, copy, frame, fine.slice(0, sidesToChoose));
    if (refined && (best === null || refined.likeness > best.likeness)) best = refined;
  }
  const rest = fine.slice(sidesToChoose);
  return best === null || rest.length === 0 ? best : (refine(original, copy, best.frame, rest) ?? best);
}

interface Candidate {
  frame: CopyFrame;
  score: number;
}

/** Compares the copy, in every size it may have been cut to, with every place of the original, both very small. */
function coarseFrames(original: GreyPlane, copy: GreyPlane, side: number): Candidate[] {
  const shrink = side / Math.max(original.width, original.height);
  const width = Math.max(8, Math.round(original.width * shrink));
  const height = Math.max(8, Math.round(original.height * shrink));
  const ground = resizeGrey(original, width, height);
  const aspect = copy.height / copy.width;
  const largest = Math.min(1, (height + 1) / (width * aspect));
  const candidates: Candidate[] = [];
  for (let share = largest; share > smallestShare * Math.min(1, largest); share *= scaleStep) {
    const w = Math.min(width, Math.round(width * share));
    const h = Math.min(height, Math.max(4, Math.round(w * aspect)));
    const { at, score } = bestPlace(ground, resizeGrey(copy, w, h));
    candidates.push({ score, frame: { x: at.x / width, y: at.y / height, width: w / width, height: h / height } });
  }
  return candidates.toSorted((a, b) => b.score - a.score).slice(0, refinedCandidates);
}

function bestPlace(ground: GreyPlane, piece: GreyPlane): { at: { x: number; y: number }; score: number } {
  const { width, height, data } = piece;
  const count = width * height;
  const mean = data.reduce((sum, value) => sum + value, 0) / count;
  const centred = data.map((value) => value - mean);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0)) || 1;
  let best = { at: { x: 0, y: 0 }, score: -1 };
  for (let top = 0; top + height <= ground.height; top++)
    for (let left = 0; left + width <= ground.width; left++) {
      let dot = 0;
      let sum = 0;
      let square = 0;
      for (let y = 0; y < height; y++) {
        let from = (top + y) * ground.width + left;
        let of = y * width;
        for (let x = 0; x < width; x++, from++, of++) {
          const value = ground.data[from] ?? 0;
          dot += value * (centred[of] ?? 0);
          sum += value;
          square += value * value;
        }
      }
      const spread = Math.sqrt(Math.max(1e-6, square - (sum * sum) / count));
      const score = dot / (spread * length);
      if (score > best.score) best = { at: { x: left, y: top }, score };
    }
  return best;
}

/** Moves and scales the frame until the two differ least (Gauss and Newton), at one size after another. */
function refine(original: GreyPlane, copy: GreyPlane, start: CopyFrame, levels: readonly number[]): Alignment | null {
  let frame = start;
  let [gain, bias] = [1, 0];
  let likeness = -1;
  for (const side of levels) {
    const shrink = Math.min(1, side / Math.max(original.width, original.height));
    const ground = resizeGrey(original, Math.round(original.width * shrink), Math.round(original.height * shrink));
    const width = Math.max(8, Math.round(frame.width * ground.width));
    const height = Math.max(8, Math.round(frame.height * ground.height));
    const piece = resizeGrey(copy, width, height);
    for (let round = 0; round < roundsPerSide; round++) {
      const step = improve(ground, piece, frame, gain, bias);
      if (step === null) return null;
      const moved = Math.abs(step.frame.x - frame.x) + Math.abs(step.frame.width - frame.width);
      ({ frame, gain, bias } = step);
      if (moved * ground.width < arrived) break;
    }
    likeness = likenessOf(ground, piece, frame);
  }
  const { width, height } = frame;
  const isSound = width > 0.1 && height > 0.1 && width < 1.2 && height < 1.2 && Number.isFinite(likeness);
  return isSound ? { frame, gain, bias, likeness } : null;
}

function improve(ground: GreyPlane, piece: GreyPlane, frame: CopyFrame, gain: number, bias: number) {
  const normal = Array.from({ length: 6 }, () => new Float64Array(6));
  const right = new Float64Array(6);
  const slopes = new Float64Array(6);
  let used = 0;
  for (let row = 1; row < piece.height - 1; row++) {
    const v = (row + 0.5) / piece.height;
    const y = (frame.y + v * frame.height) * ground.height - 0.5;
    if (y < 1 || y > ground.height - 3) continue;
    for (let column = 1; column < piece.width - 1; column++) {
      const u = (column + 0.5) / piece.width;
      const x = (frame.x + u * frame.width) * ground.width - 0.5;
      if (x < 1 || x > ground.width - 3) continue;
      const value = sampleGrey(ground, x, y);
      const across = gain * 0.5 * (sampleGrey(ground, x + 1, y) - sampleGrey(ground, x - 1, y)) * ground.width;
      const down = gain * 0.5 * (sampleGrey(ground, x, y + 1) - sampleGrey(ground, x, y - 1)) * ground.height;
      const wrong = (piece.data[row * piece.width + column] ?? 0) - gain * value - bias;
      slopes[0] = across;
      slopes[1] = down;
      slopes[2] = across * u;
      slopes[3] = down * v;
      slopes[4] = value;
      slopes[5] = 1;
      // What was retouched, or a logo laid on it, must not pull the frame.
      const weight = Math.abs(wrong) > 40 ? 40 / Math.abs(wrong) : 1;
      for (let i = 0; i < 6; i++) {
        right[i] = (right[i] ?? 0) + weight * (slopes[i] ?? 0) * wrong;
        const line = normal[i];
        if (line) for (let j = 0; j < 6; j++) line[j] = (line[j] ?? 0) + weight * (slopes[i] ?? 0) * (slopes[j] ?? 0);
      }
      used++;
    }
  }
  const change = used < 64 ? null : solveLinear(normal, right);
  if (!change) return null;
  const [x = 0, y = 0, width = 0, height = 0, more = 0, lighter = 0] = change;
  const next = { x: frame.x + x, y: frame.y + y, width: frame.width + width, height: frame.height + height };
  return { frame: next, gain: gain + more, bias: bias + lighter };
}

/** Returns the plane's value between its pixels. */
export function sampleGrey({ data, width, height }: GreyPlane, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const dx = Math.min(1, Math.max(0, x - left));
  const dy = Math.min(1, Math.max(0, y - top));
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx;
  const lower = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

/** Correlation of the slopes of both, which large areas alike don't raise. */
function likenessOf(ground: GreyPlane, piece: GreyPlane, frame: CopyFrame): number {
  let dot = 0;
  let ours = 0;
  let theirs = 0;
  const place = (column: number, row: number) =>
    sampleGrey(
      ground,
      (frame.x + ((column + 0.5) / piece.width) * frame.width) * ground.width - 0.5,
      (frame.y + ((row + 0.5) / piece.height) * frame.height) * ground.height - 0.5,
    );
  const at = (column: number, row: number) => piece.data[row * piece.width + column] ?? 0;
  for (let row = 0; row + 2 < piece.height; row += 2)
    for (let column = 0; column + 2 < piece.width; column += 2) {
      const here = [place(column + 2, row) - place(column, row), place(column, row + 2) - place(column, row)] as const;
      const there = [at(column + 2, row) - at(column, row), at(column, row + 2) - at(column, row)] as const;
      dot += here[0] * there[0] + here[1] * there[1];
      ours += here[0] ** 2 + here[1] ** 2;
      theirs += there[0] ** 2 + there[1] ** 2;
    }
  return ours === 0 || theirs === 0 ? 0 : dot / Math.sqrt(ours * theirs);
}
