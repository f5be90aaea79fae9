/**
 * Returns the SHA-256 in hex; undefined where the browser offers none, on pages loaded over plain http. The digest is
 * computed beside the page's own thread.
 */
export async function hashFile(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
