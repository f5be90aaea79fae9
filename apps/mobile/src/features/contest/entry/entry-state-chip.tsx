import { type EntryState, entryStateWords } from '@tuyuan/contract/contest/activity-words.ts';
import { CircleCheck, CircleX, Clock, PenLine, TriangleAlert, Undo2 } from 'lucide-react';
import { StateChip } from '../../../shared/layout/state-chip.tsx';

const looks = {
  draft: { tone: 'plain', icon: PenLine },
  submitted: { tone: 'info', icon: Clock },
  fixAsked: { tone: 'warn', icon: TriangleAlert },
  accepted: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'error', icon: CircleX },
  withdrawn: { tone: 'plain', icon: Undo2 },
} as const satisfies Record<EntryState, object>;

/** State of a work in its colour, with its word and sign. */
export function EntryStateChip({ state }: { readonly state: EntryState }) {
  return <StateChip {...looks[state]}>{entryStateWords[state]}</StateChip>;
}
