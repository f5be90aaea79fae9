import { paths } from './paths.ts';

/** Returns the first page of the part that the address belongs to: activities, or the conference. */
export function homeOf(pathname: string): string {
  return /^[/]mobile([/]|$)/.test(pathname) ? paths.activities : paths.index;
}
