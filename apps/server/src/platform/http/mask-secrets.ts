/** Of tickets only what opens one: neither ids nor counts nor the names of their types. */
const secretName =
  /password|token|secret|^(captcha|bind)?ticket(link)?$|code$|idcard|realname|captcha|accountnumber|^holder$|^recipient$|^contact$/i;
/** Mobile numbers of mainland China; the rest stays recognisable to the owner. */
const mobileNumber = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
/** Citizen identity numbers, whatever the field's name. */
const identityNumber = /(?<!\d)(\d{3})\d{12}(\d{2}[\dXx])(?![\dXx])/g;
const deepest = 6;
const maxTextLength = 1000;

/**
 * Returns a copy for the audit log: values of secret fields are replaced, phone and identity numbers masked and long
 * texts cut; everything can be stored as `jsonb`.
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

/** The database rejects NUL and lone surrogates, and an attacker could use them to prevent the record. */
function storable(text: string): string {
  const short = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  return short.toWellFormed().replaceAll('\0', '');
}
