/** Returns the page numbers around `current` plus the first and the last; `gap` replaces omitted pages (never a single one). */
export function pageNumbers(current: number, count: number): readonly (number | 'gap')[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  // Near either end, the same number of entries keeps the buttons from moving.
  if (current <= 3) for (const page of [2, 3, 4]) near.add(page);
  if (current >= count - 2) for (const page of [count - 1, count - 2, count - 3]) near.add(page);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 1) return page;
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
