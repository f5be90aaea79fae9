import { showThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { siteLookOf, THEME_PATH } from './site-look.ts';

const EVERY_MS = 8000;

/**
 * Keeps an open page in the site's current look: polls while the page is visible and when it becomes visible. Calls
 * `changed` on every change of theme or settings.
 */
export function followLook(changed: () => void): void {
  const style = document.getElementById('look');
  if (!style) return;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking || document.hidden) return;
    isAsking = true;
    try {
      // Without the session's header, so that an open page does not keep its session alive.
      const look = siteLookOf(await (await fetch(THEME_PATH)).json());
      if (look && style && look.version !== style.dataset.version) {
        style.dataset.version = look.version;
        style.textContent = look.css;
        document.documentElement.dataset.defaultTheme = look.defaultMode;
        showThemePreference();
        changed();
      }
    } catch {
      // Retried by the next poll.
    } finally {
      isAsking = false;
    }
  }

  setInterval(() => void ask(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void ask());
}
