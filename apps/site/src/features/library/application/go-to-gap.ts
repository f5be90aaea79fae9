import { type FormGap, gapTarget } from './list-gaps.ts';

/** Scrolls to the place where a gap is mended and focuses its control. */
export function goToGap(gap: FormGap): void {
  const place = document.getElementById(gapTarget(gap));
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  const control = place?.matches('input, a, button') ? place : place?.querySelector<HTMLElement>('input, a, button');
  control?.focus({ preventScroll: true });
}
