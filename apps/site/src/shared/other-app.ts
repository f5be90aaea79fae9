/** Whether another app or host serves an address, so that it has to be loaded anew instead of shown in place. */
export function isElsewhere(href: string): boolean {
  return !href.startsWith('/') || /^\/(\/|admin(\/|$)|api\/|meeting(\/|$)|mobile(\/|$))/.test(href);
}
