/** Container widths from `from` pixels on break their rows as a container of `breakWidth` would. The CSS of the grid names the same limits. */
export interface WidthStep {
  readonly from: number;
  readonly breakWidth: number;
  readonly isNarrow: boolean;
}

export const WIDTH_STEPS: readonly WidthStep[] = [
  { from: 0, breakWidth: 304, isNarrow: true },
  { from: 332, breakWidth: 359, isNarrow: true },
  { from: 392, breakWidth: 420, isNarrow: true },
  { from: 460, breakWidth: 540, isNarrow: true },
  { from: 640, breakWidth: 720, isNarrow: false },
  { from: 840, breakWidth: 952, isNarrow: false },
  { from: 1080, breakWidth: 1200, isNarrow: false },
];

const WIDEST_STEP = 1280;

/** Returns the step of a measured container width; beyond the content column every width is its own step. */
export function widthStepAt(width: number): WidthStep {
  if (width >= WIDEST_STEP) return { from: width, breakWidth: width, isNarrow: false };
  return WIDTH_STEPS.findLast((step) => width >= step.from) ?? { from: 0, breakWidth: 304, isNarrow: true };
}
