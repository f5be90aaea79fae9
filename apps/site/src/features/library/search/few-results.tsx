import { useSearchImagesQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import type { ImageHit, Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { ImageCardTile } from '../../../shared/image-card-tile.tsx';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import { type ListTotal, listCount } from '../../../shared/list-count.ts';
import { relaxationWord } from '../../../shared/relaxation-word.ts';
import styles from './few-results.module.css';
import { relaxedArgument, relaxedSearch, searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

const targets = { wide: 190, narrow: 160 };

interface FewResultsProps {
  readonly search: Search;
  readonly page: ListTotal & {
    readonly items: readonly ImageHit[];
    readonly words: readonly string[];
    readonly corrected: string | null;
    readonly dropped: readonly string[];
    readonly relaxations: readonly Relaxation[];
  };
  readonly trees: Trees;
  /** Then the empty state above has already said so. */
  readonly isNothingFound: boolean;
}

/** Shows that there are no more results, which single condition to drop for more, and separately the results of the best such offer. */
export function FewResults({ search, page, trees, isNothingFound }: FewResultsProps) {
  const { state } = search;
  const offers = page.relaxations.map((relaxation) => ({
    relaxation,
    key: `${relaxation.condition} ${relaxation.word}`,
    text: relaxationWord(relaxation, state.filter, trees),
    state: relaxedSearch(state, relaxation, page.words),
  }));
  const [best] = offers;
  const isExact = !isNothingFound && page.corrected === null && page.dropped.length === 0;
  if (!best) return null;
  return (
    <>
      <section className={styles.row} aria-label="放宽条件">
        <Icon name="info" size={18} className={styles.icon} />
        <div className={styles.text}>
          {isExact && <h2 className={styles.title}>完全符合的就这 {listCount(page)} 张</h2>}
          <p className={styles.hint}>放宽一项可以看到更多：</p>
          <ul className={styles.offers}>
            {offers.map(({ key, text, relaxation, state: relaxed }) => (
              <li key={key} className={styles.offer}>
                <LinkChip href={searchPath('photo', relaxed)}>
                  {text}，多 {formatCount(relaxation.gain)} 张
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <RelaxedResults
        {...(best.relaxation.condition === 'meaning' ? byMeaning : { title: `${best.text}后`, ...byWords })}
        gain={best.relaxation.gain}
        search={{ ...search, state: best.state }}
        shown={page.items}
      />
    </>
  );
}

const byMeaning = { title: '按画面意思找到', order: '画面最接近的在前', all: '看按画面意思找到的全部图片' };
const byWords = { order: '按相关度排列', all: '看放宽后的全部图片' };

interface RelaxedResultsProps {
  readonly title: string;
  readonly order: string;
  /** Label of the way to all of them. */
  readonly all: string;
  readonly gain: number;
  readonly search: Search;
  /** Exact results shown above. */
  readonly shown: readonly ImageHit[];
}

function RelaxedResults({ title, order, all, gain, search, shown }: RelaxedResultsProps) {
  const { currentData } = useSearchImagesQuery(relaxedArgument(search.state));
  const above = new Set(shown.map(({ id }) => id));
  const items = currentData?.items.filter(({ id }) => !above.has(id)).slice(0, 20) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.relaxed}>
      <h2 className={styles.heading}>
        {title}{' '}
        <span className={styles.gain}>
          多 {formatCount(gain)} 张，{order}
        </span>
      </h2>
      <JustifiedGrid
        items={items}
        label={title}
        targets={targets}
        getKey={({ id }) => id}
        getRatio={ratioOf}
        renderTile={(card, slot) => <ImageCardTile card={card} slot={{ ...slot, index: slot.index + 10 }} />}
      />
      {gain > items.length && (
        <div className={styles.all}>
          <ButtonLink href={searchPath('photo', search.state)}>{all}</ButtonLink>
        </div>
      )}
    </section>
  );
}

function ratioOf({ width, height }: ImageHit): number {
  return width / height;
}
