import type { FoundItem } from './found-item.ts';

const most = 6;
const keyOf = (userId: number) => `admin.find.recent.${userId}`;

function isItem(value: unknown): value is FoundItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    typeof value.to === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'code' in value &&
    typeof value.code === 'string' &&
    'note' in value &&
    typeof value.note === 'string'
  );
}

/** Returns what this person chose last in this browser, the latest first. What can't be read counts as nothing. */
export function readRecent(userId: number): FoundItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a choice first; a full or closed storage only forgets it. */
export function keepRecent(userId: number, { to, title, code, note }: FoundItem): void {
  const others = readRecent(userId).filter((item) => item.to !== to);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ to, title, code, note }, ...others].slice(0, most)));
  } catch {
    // The choice is followed all the same.
  }
}
