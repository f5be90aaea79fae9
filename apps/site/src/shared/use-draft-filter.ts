import { useEffect, useEffectEvent, useState } from 'react';
import { type ImageFilter, readImageFilter, writeImageFilter } from './image-filter.ts';

const pauseMs = 300;

export interface DraftFilter {
  /** State of the controls. */
  readonly draft: ImageFilter;
  /** What the page shows. */
  readonly applied: ImageFilter;
  /** Whether the page already shows the controls' state. */
  readonly isApplied: boolean;
  change(change: Partial<ImageFilter>): void;
}

/** Returns the filter being edited: controls change at once, and the changes are applied together 300 ms after the last one. */
export function useDraftFilter(applied: ImageFilter, apply: (filter: ImageFilter) => void): DraftFilter {
  const [changes, setChanges] = useState<Partial<ImageFilter>>();
  const draft = { ...applied, ...changes };
  const wanted = writeImageFilter(draft).toString();
  const isApplied = wanted === writeImageFilter(applied).toString();
  if (changes && isApplied) setChanges(undefined);
  const applyWanted = useEffectEvent((query: string) => apply(readImageFilter(new URLSearchParams(query))));
  useEffect(() => {
    if (isApplied) return;
    const timer = setTimeout(() => applyWanted(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [isApplied, wanted]);
  return { draft, applied, isApplied, change: (change) => setChanges((before) => ({ ...before, ...change })) };
}
