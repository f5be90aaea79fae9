import { useEffect, useSyncExternalStore } from 'react';

export const themeChoices = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ThemeMode = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
let fallback: ThemeChoice = 'auto';
/** Of the page that is open. */
let ofPage: ThemeChoice | undefined;

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return themeChoices.find((choice) => choice === stored) ?? ofPage ?? fallback;
}

function readMode(): ThemeMode {
  const choice = readChoice();
  if (choice !== 'auto') return choice;
  return systemIsDark.matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Stores the choice for this browser; every open tab follows. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(KEY, choice);
  tellAll();
}

/** Sets the site's default appearance, for users who have not chosen one. */
export function setFallbackTheme(choice: ThemeChoice): void {
  if (choice === fallback) return;
  fallback = choice;
  tellAll();
}

/** While its page is open, this is the appearance for users who have not chosen one. */
export function usePageTheme(choice: ThemeChoice): void {
  useEffect(() => {
    ofPage = choice;
    tellAll();
    return () => {
      ofPage = undefined;
      tellAll();
    };
  }, [choice]);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice);
}

/** Returns the current theme; `auto` follows the system. Also updates the page's custom properties. */
export function useThemeMode(): ThemeMode {
  const mode = useSyncExternalStore(subscribe, readMode);
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return mode;
}
