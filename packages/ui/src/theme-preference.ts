/** `auto` follows the system. */
export type ThemePreference = 'light' | 'dark' | 'auto';

const NAME = 'theme';
const YEAR_SECONDS = 31_536_000;

/** Any stored or sent text as a preference; what is unknown is `auto`. */
export function toThemePreference(text: string | null | undefined): ThemePreference {
  return text === 'light' || text === 'dark' ? text : 'auto';
}

/** Returns the preference in a `Cookie` header, so that the server writes `data-theme` itself. */
export function themeOfCookie(header: string | null | undefined): ThemePreference {
  return toThemePreference(/(?:^|;\s*)theme=(\w+)/.exec(header ?? '')?.[1]);
}

function storedPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(NAME);
    if (stored) return toThemePreference(stored);
  } catch {}
  return themeOfCookie(document.cookie);
}

/** Returns the stored choice, else the site's default theme (`data-default-theme`); `auto` on the server. */
export function readThemePreference(): ThemePreference {
  if (typeof document === 'undefined') return 'auto';
  const chosen = storedPreference();
  return chosen === 'auto' ? toThemePreference(document.documentElement.dataset.defaultTheme) : chosen;
}

function apply(): void {
  const shown = readThemePreference();
  if (shown === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = shown;
}

const listeners = new Set<() => void>();

/** Stores the preference in localStorage and, for the server, in a cookie for one year, and applies it at once. */
export function setThemePreference(preference: ThemePreference): void {
  try {
    localStorage.setItem(NAME, preference);
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts, the site also runs on plain http inside a network.
  document.cookie = `${NAME}=${preference}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  showThemePreference();
}

/** Applies the current preference; call it after `data-default-theme` has changed. */
export function showThemePreference(): void {
  apply();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`; also hears other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== NAME) return;
    apply();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** For a `<script nonce>` in the head before any style: the page never shows the wrong theme first. */
export const themeBootScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem("${NAME}")||(/(?:^|; *)${NAME}=(\\w+)/.exec(document.cookie)||[])[1];if(t!=="light"&&t!=="dark")t=d.defaultTheme;if(t)d.theme=t;else delete d.theme}catch(e){}`;
