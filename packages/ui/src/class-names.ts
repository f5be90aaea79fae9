/** Joins the class names that apply; undefined, false and '' drop out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
