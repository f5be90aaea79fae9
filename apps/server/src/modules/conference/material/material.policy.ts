import type { MaterialDoor, MaterialVisibility } from '@tuyuan/contract/conference/material.ts';

/** Person who wants to read a material. */
export interface Reader {
  /** Works on the conference in the back office: sees everything, without a mark. */
  isOffice: boolean;
  /** Attendee with a ticket of the conference, else null. */
  attendee: { id: number; name: string; userType: number } | null;
}

interface Subject {
  visibility: MaterialVisibility;
  publishAt: Date;
  isWithdrawn: boolean;
  /** End of the material's session; null if it has none. */
  sessionEnd: Date | null;
}

const minStaff = 2;

/** Returns what keeps the reader from the material at that moment; null if they must not know of it. */
export function doorOf(material: Subject, { attendee, isOffice }: Reader, now: Date): MaterialDoor | null {
  if (material.visibility === 'staff' && !isOffice && (attendee?.userType ?? 0) < minStaff) return null;
  const isMeant = isOffice || attendee !== null || material.visibility === 'public';
  if (material.isWithdrawn) return isMeant ? 'withdrawn' : null;
  if (material.publishAt > now) return isMeant ? 'scheduled' : null;
  if (!isMeant) return 'ticket';
  if (material.visibility === 'afterSession' && (material.sessionEnd === null || material.sessionEnd > now))
    return 'afterSession';
  return 'open';
}

/** The office may open everything, so that withdrawn material can be reviewed before it is restored. */
export function mayRead(material: Subject, reader: Reader, now: Date): boolean {
  return reader.isOffice || doorOf(material, reader, now) === 'open';
}
