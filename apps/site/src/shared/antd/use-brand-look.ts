import { useEffect, useMemo, useState } from 'react';

const names = {
  brandFill: '--brand-fill',
  brandFillHover: '--brand-fill-hover',
  brandText: '--brand-text',
  brandTint: '--brand-tint',
  radius: '--radius',
} as const;

type BrandLook = Readonly<Partial<Record<keyof typeof names, string>>>;

/** Returns the site's current colours and corners; the site's own look may replace the tokens' and may change while the page is open. */
export function useBrandLook(isDark: boolean): BrandLook {
  const [change, setChange] = useState(0);
  useEffect(() => {
    const style = document.getElementById('look');
    if (!style) return;
    const watching = new MutationObserver(() => setChange((last) => last + 1));
    watching.observe(style, { childList: true, characterData: true, subtree: true });
    return () => watching.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and look change what the page computes.
  return useMemo(() => {
    const shown = getComputedStyle(document.documentElement);
    const entries = Object.entries(names).map(([name, variable]) => [name, shown.getPropertyValue(variable).trim()]);
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }, [isDark, change]);
}
