/** Whether another app or host serves an address, so that it needs a full page load. */
export function isElsewhere(href: string): boolean {
  return !href.startsWith('/') || /^\/(\/|admin(\/|$)|api\/|meeting(\/|$)|mobile(\/|$))/.test(href);
}
