import type { EntryKind } from '@tuyuan/contract/contest/activity-words.ts';

/** An upload that is to become a work, or a picture of a series. */
export interface KeptUpload {
  readonly id: number;
  readonly kind: EntryKind;
}

function isKept(value: unknown): value is KeptUpload {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('kind' in value)) return false;
  return typeof value.id === 'number' && (value.kind === 'single' || value.kind === 'series');
}

/** Reads which uploads were meant for an activity, for after a reload. */
export function readUploads(place: string): readonly KeptUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function storeUploads(place: string, uploads: readonly KeptUpload[]): void {
  try {
    if (uploads.length > 0) localStorage.setItem(place, JSON.stringify(uploads));
    else localStorage.removeItem(place);
  } catch {
    // Without a store they are chosen from the gallery after a reload.
  }
}
