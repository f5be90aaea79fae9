// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readThemePreference, setThemePreference, themeBootScript, themeOfCookie } from './theme-preference.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the rule under test is about this cookie.
  document.cookie = 'theme=; Max-Age=0; Path=/';
  delete root.dataset.theme;
  delete root.dataset.defaultTheme;
});

const boot = () => new Function(themeBootScript)();

test('a choice is stored for this browser and for the server, and shown at once', () => {
  setThemePreference('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(readThemePreference()).toBe('dark');
  expect(themeOfCookie(document.cookie)).toBe('dark');
});

test('auto leaves the page to the system', () => {
  setThemePreference('dark');
  setThemePreference('auto');
  expect(root.dataset.theme).toBeUndefined();
  expect(readThemePreference()).toBe('auto');
});

test('the server reads the choice among other cookies, and nothing unknown', () => {
  expect(themeOfCookie('a=1; theme=light; b=2')).toBe('light');
  expect(themeOfCookie('xtheme=dark')).toBe('auto');
  expect(themeOfCookie('theme=blue')).toBe('auto');
  expect(themeOfCookie(undefined)).toBe('auto');
});

test('the boot script sets the stored theme before anything is drawn', () => {
  expect(themeBootScript).not.toContain('</');
  boot();
  expect(root.dataset.theme).toBeUndefined();
  localStorage.setItem('theme', 'dark');
  boot();
  expect(root.dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'auto');
  boot();
  expect(root.dataset.theme).toBeUndefined();
});

test('who has not chosen sees what the site begins with, and a choice wins over it', () => {
  root.dataset.defaultTheme = 'dark';
  boot();
  expect(root.dataset.theme).toBe('dark');
  expect(readThemePreference()).toBe('dark');
  setThemePreference('light');
  boot();
  expect(root.dataset.theme).toBe('light');
  expect(readThemePreference()).toBe('light');
});
