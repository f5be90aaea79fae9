import { useGetFaceFacetsQuery } from '@tuyuan/api-client/library/image-face.ts';
import type { FaceFacets } from '@tuyuan/contract/library/image-face.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import styles from './face-filters.module.css';
import {
  ageLimits,
  beautyLimits,
  endsOf,
  expressionNames,
  expressionWords,
  genderNames,
  genderWords,
  raceNames,
  raceWords,
  writeRange,
} from './face-words.ts';
import { filterArgument, type ImageFilter, toggled } from './image-filter.ts';
import { RangeSlider } from './range-slider.tsx';

interface FaceFiltersProps {
  readonly filter: ImageFilter;
  /** What is counted: not each step of a slider. */
  readonly applied: ImageFilter;
  readonly keyword?: string;
  /** Around the filters, where there are any. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  onChange(change: Partial<ImageFilter>): void;
}

/** Filters by what is estimated of people, with how many images each leaves; nothing where the site does without. */
export function FaceFilters({ filter, applied, keyword = '', Frame = Fragment, onChange }: FaceFiltersProps) {
  const { data, currentData } = useGetFaceFacetsQuery({
    ...filterArgument(applied),
    ...(keyword !== '' && { keyword }),
  });
  // While other counts are on their way, the ones before stay.
  const facets = currentData ?? data;
  if (!facets?.isOn) return null;
  return (
    <Frame>
      <OpenFilters filter={filter} facets={facets} onChange={onChange} />
    </Frame>
  );
}

interface OpenFiltersProps {
  readonly filter: ImageFilter;
  readonly facets: FaceFacets;
  onChange(change: Partial<ImageFilter>): void;
}

function OpenFilters({ filter, facets, onChange }: OpenFiltersProps) {
  const { isSinglePeople, faceGender, faceExpression, faceRace } = filter;
  const more = facets.countsAreLowerBounds ? '+' : '';
  const peopleCounts = new Map(facets.isSinglePeople.map(({ value, count }) => [value, count]));
  const people = (text: string, value: boolean) => {
    const count = peopleCounts.get(value) ?? 0;
    const isSelected = isSinglePeople === value;
    return (
      <ToggleChip
        isSelected={isSelected}
        isDisabled={count === 0 && !isSelected}
        onToggle={() => onChange({ isSinglePeople: isSelected ? undefined : value })}
      >
        {text} {formatCount(count)}
        {count > 0 && more}
      </ToggleChip>
    );
  };
  return (
    <div className={styles.filters}>
      <p className={styles.note}>
        <Icon name="info" size={18} />
        <span>
          人物属性由模型估计或人工核对，只用来筛选，<b>不识别是谁，也不保存人脸特征</b>。
        </span>
      </p>
      <Group title="人数">
        <div className={styles.chips}>
          <Any isSelected={isSinglePeople === undefined} onSelect={() => onChange({ isSinglePeople: undefined })} />
          {people('单人', true)}
          {people('多人', false)}
        </div>
      </Group>
      <Group title="年龄">
        <RangeSlider
          label="年龄"
          unit=" 岁"
          limits={ageLimits}
          value={endsOf(filter.faceAgeRange) ?? ageLimits}
          isDisabled={facets.aged === 0 && filter.faceAgeRange === ''}
          onChange={(range) => onChange({ faceAgeRange: writeRange(range, ageLimits) })}
        />
        <p className={styles.help}>
          {facets.aged === 0 ? '现在的结果里没有知道年龄的图片' : `${formatCount(facets.aged)}${more} 张知道年龄`}
        </p>
      </Group>
      <Group title="性别">
        <Choices
          names={genderNames}
          words={genderWords}
          found={facets.faceGender}
          more={more}
          chosen={faceGender}
          onChange={(chosen) => onChange({ faceGender: chosen })}
        />
      </Group>
      <Group title="表情">
        <Choices
          names={expressionNames}
          words={expressionWords}
          found={facets.faceExpression}
          more={more}
          chosen={faceExpression}
          onChange={(chosen) => onChange({ faceExpression: chosen })}
        />
      </Group>
      <Group title="肤色">
        <Choices
          names={raceNames}
          words={raceWords}
          found={facets.faceRace}
          more={more}
          chosen={faceRace}
          onChange={(chosen) => onChange({ faceRace: chosen })}
        />
      </Group>
      <Group title="颜值">
        <RangeSlider
          label="颜值"
          limits={beautyLimits}
          value={endsOf(filter.faceBeautyRange) ?? beautyLimits}
          isDisabled={facets.rated === 0 && filter.faceBeautyRange === ''}
          onChange={(range) => onChange({ faceBeautyRange: writeRange(range, beautyLimits) })}
        />
        <p className={styles.help}>只有云端判断或人工核对的图片有此项</p>
      </Group>
      <p className={styles.help}>没判断出的图片不会出现在结果里。</p>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Any({ isSelected, onSelect }: { readonly isSelected: boolean; onSelect(): void }) {
  return (
    <ToggleChip isSelected={isSelected} onToggle={onSelect}>
      不限
    </ToggleChip>
  );
}

interface ChoicesProps<Name extends string> {
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly found: readonly { readonly value: Name; readonly count: number }[];
  readonly more: string;
  readonly chosen: readonly Name[];
  onChange(chosen: Name[]): void;
}

/** Any of some values; one that no image has can only be taken away. */
function Choices<Name extends string>({ names, words, found, more, chosen, onChange }: ChoicesProps<Name>) {
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return (
    <div className={styles.chips}>
      <Any isSelected={chosen.length === 0} onSelect={() => onChange([])} />
      {names.map((name) => {
        const count = counts.get(name) ?? 0;
        const isSelected = chosen.includes(name);
        return (
          <ToggleChip
            key={name}
            isSelected={isSelected}
            isDisabled={count === 0 && !isSelected}
            onToggle={() => onChange(toggled(chosen, name))}
          >
            {words[name]} {formatCount(count)}
            {count > 0 && more}
          </ToggleChip>
        );
      })}
    </div>
  );
}
