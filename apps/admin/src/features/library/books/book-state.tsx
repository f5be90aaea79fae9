import type { BookState as State } from '@tuyuan/contract/library/book-management.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { bookStateTitles } from './book-filters.ts';

export function BookState({ state }: { readonly state: State }) {
  return <StatusDot tone={state === 'published' ? 'success' : 'off'}>{bookStateTitles[state]}</StatusDot>;
}
