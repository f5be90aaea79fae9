const secretName = /password|token|secret|code$|idcard|captcha/i;
const deepest = 6;

/** A copy fit for the audit log: the values of fields that hold secrets are replaced, long texts cut. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > 1000 ? `${value.slice(0, 1000)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 500).map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secretName.test(name) ? '***' : maskSecrets(field, depth + 1)]),
  );
}
