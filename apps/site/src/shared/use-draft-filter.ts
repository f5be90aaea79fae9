import { useEffect, useEffectEvent, useState } from 'react';
import { type ImageFilter, readImageFilter, writeImageFilter } from './image-filter.ts';

const pauseMs = 300;

export interface DraftFilter {
  /** What the controls show. */
  readonly draft: ImageFilter;
  /** Whether the page already shows what the controls say. */
  readonly isApplied: boolean;
  change(change: Partial<ImageFilter>): void;
}

/** The filter being edited: changes are seen at once and applied together when 300 ms pass without another. */
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
  return { draft, isApplied, change: (change) => setChanges((before) => ({ ...before, ...change })) };
}
