import type { ConferenceDraft, ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';

/** A server on which another person also edits the conference; it rejects changes based on an outdated revision. */
export function sharedConference(first: ConferenceDraft) {
  let stored = first;
  function save(facts: Partial<ConferenceFacts>): ConferenceDraft {
    stored = { ...stored, revision: stored.revision + 1, facts: { ...stored.facts, ...facts } };
    return stored;
  }
  return {
    saveElsewhere: save,
    answers: {
      GetInfo: () => stored,
      GetTicketTypes: { items: [] },
      UpdateDraft: ({ revision, ...facts }: ConferenceFacts & { revision: number }) =>
        revision === stored.revision ? save(facts) : 409,
    },
  };
}
