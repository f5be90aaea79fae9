/** Returns `138****1234`; a number too short for that is hidden completely. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `z***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** `林*秋`, `许*`: the first and last sign of a name of three or more, the first of a shorter one. */
export function maskName(name: string): string {
  const signs = [...name.trim()];
  if (signs.length < 2) return signs.length === 0 ? '' : '*';
  const last = signs.length > 2 ? signs.at(-1) : undefined;
  return `${signs[0]}${'*'.repeat(Math.min(3, signs.length - (last === undefined ? 1 : 2)))}${last ?? ''}`;
}
