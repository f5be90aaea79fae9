const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const isGuarded = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** Prefixes an apostrophe to text that begins like a formula, so that no spreadsheet evaluates it. */
export function guardFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.replace(isGuarded, '');
}
