/** `auto` follows the system. */
export type ThemePreference = 'light' | 'dark' | 'auto';

const NAME = 'theme';
const YEAR_SECONDS = 31_536_000;

/** Any stored or sent text as a preference; what is unknown is `auto`. */
export function toThemePreference(text: string | null | undefined): ThemePreference {
  return text === 'light' || text === 'dark' ? text : 'auto';
}

/** The preference in a `Cookie` header, so that the server writes `data-theme` itself. */
export function themeOfCookie(header: string | null | undefined): ThemePreference {
  return toThemePreference(/(?:^|;\s*)theme=(\w+)/.exec(header ?? '')?.[1]);
}

/** The page's stored preference; `auto` on the server and where storage is refused. */
export function readThemePreference(): ThemePreference {
  if (typeof document === 'undefined') return 'auto';
  try {
    const stored = localStorage.getItem(NAME);
    if (stored) return toThemePreference(stored);
  } catch {}
  return themeOfCookie(document.cookie);
}

function apply(preference: ThemePreference): void {
  if (preference === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
}

const listeners = new Set<() => void>();

/** Stores the preference in localStorage and, for the server, a cookie of one year, and shows it at once. */
export function setThemePreference(preference: ThemePreference): void {
  try {
    localStorage.setItem(NAME, preference);
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts, the site also runs on plain http inside a network.
  document.cookie = `${NAME}=${preference}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  apply(preference);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`; also hears other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== NAME) return;
    apply(toThemePreference(event.newValue));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Goes into a `<script nonce>` in the head before any style: the page never shows the wrong theme first. */
export const themeBootScript = `try{var t=localStorage.getItem("${NAME}")||(/(?:^|; *)${NAME}=(\\w+)/.exec(document.cookie)||[])[1];if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;else delete document.documentElement.dataset.theme}catch(e){}`;
