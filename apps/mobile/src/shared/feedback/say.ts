/** Tells in a word what has happened, for two seconds. */
export async function say(text: string): Promise<void> {
  (await import('./show-toast.ts')).showToast(text);
}
