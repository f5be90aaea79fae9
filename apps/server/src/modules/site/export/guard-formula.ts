const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const isGuarded = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** A text no spreadsheet takes for a formula: one that begins like it gets a leading apostrophe. */
export function guardFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` guarded. */
export function unguardFormula(text: string): string {
  return text.replace(isGuarded, '');
}
