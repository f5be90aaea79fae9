import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { type ListTotal, listCount } from '../../../shared/list-count.ts';
import styles from './search-heading.module.css';
import { type SearchState, searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

interface Reading {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  readonly corrected: string | null;
  readonly dropped: readonly string[];
  readonly didYouMean?: string | null;
  readonly relaxations?: readonly Relaxation[];
  readonly isByMeaning?: boolean;
}

interface SearchHeadingProps {
  readonly search: Search;
  /** 张图片, 个图集, 位摄影师. */
  readonly unit: string;
  readonly total: ListTotal | undefined;
  readonly reading?: Reading | undefined;
  /** Sort and filter. */
  readonly children?: ReactNode;
}

/** Maximum synonyms shown; a list of thirty would be useless. */
const SYNONYMS_TOLD = 8;

/** Shows the query, its result count, and how it was interpreted. */
export function SearchHeading({ search, unit, total, reading, children }: SearchHeadingProps) {
  const { kind, state } = search;
  const { keyword } = state;
  const unquoted = kind === 'photo' ? '全部图片' : kind === 'gallery' ? '全部图集' : '全部摄影师';
  const linkTo = (change: Partial<SearchState>) => searchPath(kind, { ...state, page: 1, ...change });
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{keyword === '' ? unquoted : `「${keyword}」`}</h1>
        <p className={styles.facts} role="status">
          {total &&
            `${keyword === '' ? '共' : reading?.isByMeaning ? '按画面意思找到' : '找到'} ${listCount(total)} ${unit}。`}
          {reading?.isByMeaning && (
            <Link href={linkTo({ byMeaning: false })} className={styles.link}>
              改为按文字查找
            </Link>
          )}
          {reading && <Synonyms synonyms={reading.synonyms} state={state} linkTo={linkTo} />}
        </p>
        {reading && <Instead reading={reading} exactly={linkTo({ exact: true })} meant={linkTo({ byMeaning: true })} />}
        {reading?.didYouMean && (
          <p className={styles.meaning}>
            你要找的是{' '}
            <Link href={linkTo({ keyword: reading.didYouMean })} className={styles.link}>
              {reading.didYouMean}
            </Link>
            ？
          </p>
        )}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}

const quoted = (words: readonly string[]) => words.map((word) => `「${word}」`).join('');

/** Says what was searched in place of the words as typed, which find nothing. */
function Instead({ reading, exactly, meant }: { reading: Reading; exactly: string; meant: string }) {
  const { words, synonyms, corrected, dropped } = reading;
  const meaning = reading.relaxations?.find(({ condition }) => condition === 'meaning');
  if (corrected === null && dropped.length === 0) return null;
  return (
    <p className={styles.meaning}>
      {corrected === null
        ? `没有同时符合全部词语的，已略去${quoted(dropped)}，按${quoted(words)}查找。`
        : `没有找到原词，已按「${corrected}」查找。`}{' '}
      {synonyms.length === 0 && (
        <Link href={exactly} className={styles.link}>
          只搜原词
        </Link>
      )}{' '}
      {meaning && (
        <Link href={meant} className={styles.link}>
          按画面意思找到 {formatCount(meaning.gain)} 张
        </Link>
      )}
    </p>
  );
}

interface SynonymsProps {
  readonly synonyms: readonly string[];
  readonly state: SearchState;
  linkTo(change: Partial<SearchState>): string;
}

function Synonyms({ synonyms, state, linkTo }: SynonymsProps) {
  if (state.exact) {
    return (
      <>
        只搜原词，没有查找同义词。{' '}
        <Link href={linkTo({ exact: false })} className={styles.link}>
          同义词一并查找
        </Link>
      </>
    );
  }
  if (synonyms.length === 0) return null;
  return (
    <>
      同义词一并查找：{synonyms.slice(0, SYNONYMS_TOLD).join('、')}
      {synonyms.length > SYNONYMS_TOLD && ' 等'}{' '}
      <Link href={linkTo({ exact: true })} className={styles.link}>
        只搜原词
      </Link>
    </>
  );
}
