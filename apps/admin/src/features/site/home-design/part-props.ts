import type { HomeDesign } from '@tuyuan/contract/site/home-design.ts';
import type { PartName } from './draft-parts.ts';
import type { Covers } from './picture-choice.tsx';

/** What a list and its panel are given. */
export interface PartProps {
  readonly part: PartName;
  readonly design: HomeDesign;
  readonly covers: Covers;
  readonly selectedId: number | undefined;
  /** Whether navigation and links may be changed. */
  readonly mayNavigate: boolean;
  /** What is wrong, by the place: `blocks.2.link`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onSelect: (id: number) => void;
  readonly onChange: (parts: Partial<HomeDesign>) => void;
  readonly onRemove: (id: number) => void;
}
