import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { Fragment, type ReactNode } from 'react';
import { imageFacts } from '../../../shared/image-facts.ts';
import { PaletteLinks } from '../../../shared/palette-links.tsx';
import styles from './photo-data.module.css';

/** Shows the image's data; places and colours link to similar images. */
export function PhotoData({ image }: { readonly image: ImageDetail }) {
  const { category, regions, palette, copyright } = image;
  return (
    <dl className={styles.data}>
      {imageFacts(image).map(({ name, value }) => (
        <Row key={name} name={name}>
          {value}
        </Row>
      ))}
      {category && (
        <Row name="分类">
          <Link href={`/category?id=${category.id}`} className={styles.link}>
            {category.name}
          </Link>
        </Row>
      )}
      {regions.length > 0 && (
        <Row name="地点">
          {regions.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <Link href={`/gallery?regionIds=${id}`} className={styles.link}>
                {name}
              </Link>
            </Fragment>
          ))}
        </Row>
      )}
      {copyright && <Row name="版权">{copyright}</Row>}
      {palette.length > 0 && (
        <Row name="主色" isPicture>
          <PaletteLinks palette={palette} />
        </Row>
      )}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  /** Whether the content has no text baseline to align to. */
  readonly isPicture?: boolean;
  readonly children: ReactNode;
}

function Row({ name, isPicture = false, children }: RowProps) {
  return (
    <div className={classNames(styles.row, isPicture && styles.picture)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
