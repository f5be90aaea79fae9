/** `138****1234`; what is too short to keep anything of is hidden whole. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `z***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
