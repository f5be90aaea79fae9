import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { photoPath } from '../../../shared/photo-path.ts';
import { type BlockSource, sourcePath, sourceQuery } from './home-blocks.ts';
import { HomeSection } from './home-section.tsx';
import styles from './image-block.module.css';

interface ImageBlockProps extends BlockSource {
  readonly title: string;
  readonly layout: string;
}

/** Images in justified rows, as squares, or in one row to be swiped. */
export function ImageBlock({ title, layout, ...source }: ImageBlockProps) {
  const { data } = useGetImagesQuery(sourceQuery(source));
  if (!data || data.items.length === 0) return null;
  const name = title || (source.sort === 'hottest' ? '最热图片' : '最新图片');
  const isStrip = layout === 'strip';
  return (
    <HomeSection title={name} more={{ href: sourcePath(source, '/gallery'), label: '全部' }}>
      {layout === 'rows' ? (
        <ImageRows images={data.items} label={name} target={260} isBelowFold />
      ) : (
        <ul className={isStrip ? styles.strip : styles.squares}>
          {data.items.map((image) => (
            <li key={image.id} style={isStrip ? { aspectRatio: image.width / image.height } : undefined}>
              <Link href={photoPath(image.id)} aria-label={image.title} className={styles.link}>
                <CoverPicture cover={image} sizes={isStrip ? '420px' : '(max-width: 767px) 50vw, 200px'} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
