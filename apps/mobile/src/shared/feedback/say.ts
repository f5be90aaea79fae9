/** Shows a short message for two seconds. */
export async function say(text: string): Promise<void> {
  (await import('./show-toast.ts')).showToast(text);
}

/** Fetches what `say` needs, for a page that has something to say when the network is gone. */
export function prepareToSay(): void {
  import('./show-toast.ts').catch(() => undefined);
}
