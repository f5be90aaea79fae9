/** What stands between the last @ before the caret and the caret, and where that @ is; null where nobody is being named. */
export function typedMention(text: string, caret: number): { readonly start: number; readonly prefix: string } | null {
  const before = text.slice(0, caret);
  const found = /@([^\s@]{0,20})$/u.exec(before);
  // An address of e-mail names nobody.
  if (!found || /[\w.]$/.test(before.slice(0, found.index))) return null;
  return { start: found.index, prefix: found[1] ?? '' };
}
