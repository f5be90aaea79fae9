import type { MaterialDoor, MaterialVisibility } from '@tuyuan/contract/conference/material.ts';

/** Who wants to read. */
export interface Reader {
  /** Works on the conference in the back office: sees everything, without a mark. */
  isOffice: boolean;
  /** Who holds a ticket of the conference, else null. */
  attendee: { id: number; name: string; userType: number } | null;
}

interface Subject {
  visibility: MaterialVisibility;
  publishAt: Date;
  isWithdrawn: boolean;
  /** Of the session it belongs to; null where there is none. */
  sessionEnd: Date | null;
}

const leastStaff = 2;

/** What keeps the reader out at that moment; null for what he is not even told of. */
export function doorOf(material: Subject, { attendee, isOffice }: Reader, now: Date): MaterialDoor | null {
  if (material.visibility === 'staff' && !isOffice && (attendee?.userType ?? 0) < leastStaff) return null;
  const isMeant = isOffice || attendee !== null || material.visibility === 'public';
  if (material.isWithdrawn) return isMeant ? 'withdrawn' : null;
  if (material.publishAt > now) return isMeant ? 'scheduled' : null;
  if (!isMeant) return 'ticket';
  if (material.visibility === 'afterSession' && (material.sessionEnd === null || material.sessionEnd > now))
    return 'afterSession';
  return 'open';
}

/** The office opens everything; so that a withdrawn one can be looked at before it is put back. */
export function mayRead(material: Subject, reader: Reader, now: Date): boolean {
  return reader.isOffice || doorOf(material, reader, now) === 'open';
}
