import { paths } from '../paths.ts';

const nameOf = (activityId: number) => `wall ${activityId}`;

/** Keeps the order and the category that were chosen, for the way back to the wall. */
export function rememberWall(activityId: number, search: string): void {
  sessionStorage.setItem(nameOf(activityId), search);
}

/** Address of the wall as it was last looked at. */
export function wallPath(activityId: number): string {
  return `${paths.activityAll}${sessionStorage.getItem(nameOf(activityId)) ?? `?id=${activityId}`}`;
}
