import type { SearchColour } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import styles from './colour-swatches.module.css';
import { colourNames, colourWords } from './filter-words.ts';

interface ColourSwatchesProps {
  readonly chosen: readonly SearchColour[];
  /** Images by colour; a colour that has none can't be chosen. Without it every colour can. */
  readonly counts?: ReadonlyMap<SearchColour, number>;
  onToggle(colour: SearchColour): void;
}

/** Shows the twelve searchable colours. */
export function ColourSwatches({ chosen, counts, onToggle }: ColourSwatchesProps) {
  return (
    <fieldset className={styles.swatches} aria-label="主色">
      {colourNames.map((colour) => {
        const { word, hex } = colourWords[colour];
        const count = counts ? (counts.get(colour) ?? 0) : undefined;
        const label = count === undefined ? word : `${word}，${formatCount(count)} 张`;
        const isChosen = chosen.includes(colour);
        return (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ '--swatch': hex }}
            title={label}
            aria-label={label}
            aria-pressed={isChosen}
            disabled={count === 0 && !isChosen}
            onClick={() => onToggle(colour)}
          />
        );
      })}
    </fieldset>
  );
}

export function ColourDot({ colour }: { readonly colour: SearchColour }) {
  return <span className={styles.dot} style={{ '--swatch': colourWords[colour].hex }} />;
}
