import type { LiveUpload } from '@tuyuan/contract/conference/photo-wall.ts';
import type { Tone } from '../../../shared/layout/state-chip.tsx';

const states: Readonly<Record<LiveUpload['state'], { tone: Tone; text: string }>> = {
  uploaded: { tone: 'info', text: '处理中' },
  review: { tone: 'warn', text: '待审核' },
  published: { tone: 'ok', text: '已上墙' },
  withdrawn: { tone: 'plain', text: '已撤下' },
};

export function uploadState({ state, problem }: LiveUpload): { tone: Tone; text: string } {
  return state === 'uploaded' && problem !== '' ? { tone: 'error', text: '处理失败' } : states[state];
}
