import type { MaterialRow } from './material.repository.ts';

/** Returns the properties of a material that decide access. */
export function subjectOf(row: MaterialRow) {
  return {
    visibility: row.visibility,
    publishAt: row.publish_at,
    isWithdrawn: row.withdrawn_at !== null,
    sessionEnd: row.session_end,
  };
}
