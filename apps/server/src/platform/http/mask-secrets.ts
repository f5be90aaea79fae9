const secretName = /password|token|secret|ticket|code$|idcard|captcha/i;
/** Of mainland China; its owner still recognises what is left of it. */
const mobileNumber = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
/** Of a citizen; also where its field is called otherwise. */
const identityNumber = /(?<!\d)(\d{3})\d{12}(\d{2}[\dXx])(?![\dXx])/g;
const deepest = 6;
const maxTextLength = 1000;

/**
 * A copy fit for the audit log: the values of fields that hold secrets are replaced, telephone and identity numbers masked, long
 * texts cut, all of it storable as `jsonb`.
 */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return storable(value.replaceAll(identityNumber, '$1************$2').replaceAll(mobileNumber, '$1****$2'));
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 500).map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      storable(name),
      secretName.test(name) ? '***' : maskSecrets(field, depth + 1),
    ]),
  );
}

/** The database refuses NUL and lone surrogates, and a record that can't be written is one an attacker got rid of. */
function storable(text: string): string {
  const short = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  return short.toWellFormed().replaceAll('\0', '');
}
