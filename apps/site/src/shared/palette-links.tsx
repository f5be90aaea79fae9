import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { colourWords } from './filter-words.ts';
import styles from './palette-links.module.css';

/** Shows an image's main colours; each links to images of that colour. */
export function PaletteLinks({ palette }: { readonly palette: ImageDetail['palette'] }) {
  return (
    <span className={styles.palette}>
      {palette.slice(0, 6).map(({ hex, share, colour }) => {
        const { word } = colourWords[colour];
        const label = `${word} ${hex}，占 ${Math.round(share * 100)}%，查看${word}的图片`;
        return (
          <Link key={hex} href={`/gallery?colours=${colour}`} className={styles.colour} aria-label={label}>
            <span className={styles.fill} style={{ '--colour': hex }} title={`${word} ${hex}`} />
          </Link>
        );
      })}
    </span>
  );
}
