import type { MatchReason } from '@tuyuan/contract/library/advance-image-search.ts';
import type { Alike } from '../similar/index.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
/** Less in common is no reason. */
const minReason = 0.4;

/** Says in what an image is like the picture that is searched with, the most telling first. */
export function alikeReasons({ composition, colour, isMirrored, isPart }: Alike): MatchReason[] {
  const said = [
    isMirrored && '镜像',
    isPart && '局部',
    composition >= minReason && `构图 ${percent(composition)}`,
    colour >= minReason && `色彩 ${percent(colour)}`,
  ];
  return said.flatMap((matched) => (matched === false ? [] : [{ kind: 'alike', query: '', matched }]));
}
