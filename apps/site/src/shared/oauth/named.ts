/** Puts a third party's name between Chinese text; a Latin name gets spaces around it. */
export function named(before: string, name: string, after = ''): string {
  if (!/^[A-Za-z]/.test(name)) return `${before}${name}${after}`;
  return [before, name, after].filter((part) => part !== '').join(' ');
}
