import type { BookDetail, BookPicture } from '@tuyuan/contract/library/book-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { type BookLeaf, flipPath } from './book-leaves.ts';
import styles from './book-side.module.css';
import { bookSources, bookThumb } from './book-sources.ts';

interface BookSideProps {
  readonly book: BookDetail;
  /** Undefined beside a cover: nothing lies there. */
  readonly leaf: BookLeaf | undefined;
  readonly side: 'left' | 'right';
  /** Whether it is the one shown where only one is. */
  readonly isCurrent?: boolean;
  /** Whether its picture is loaded for a zoomed look. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** One side of the open book. */
export function BookSide({ book, leaf, side, isCurrent = true, isLarge = false, className }: BookSideProps) {
  return (
    <div
      className={classNames(styles.side, !leaf && styles.nothing, className)}
      data-side={side}
      data-current={isCurrent || undefined}
    >
      {leaf?.kind === 'cover' && <Cover book={book} isLarge={isLarge} />}
      {leaf?.kind === 'page' && <Page leaf={leaf} isLarge={isLarge} />}
      {leaf?.kind === 'back' && <Back book={book} />}
    </div>
  );
}

const sizesOf = (isLarge: boolean) => (isLarge ? '1600px' : '(min-width: 1000px) 460px, 90vw');

function Cover({ book: { title, author, cover }, isLarge }: { readonly book: BookDetail; readonly isLarge: boolean }) {
  return (
    <div className={styles.cover}>
      {cover && (
        <span className={styles.frame}>
          <PagePicture picture={cover} isLarge={isLarge} alt="" />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {author && <p className={styles.author}>{author}</p>}
    </div>
  );
}

interface PagePictureProps {
  readonly picture: BookPicture;
  readonly isLarge: boolean;
  readonly alt: string;
}

/** Without a placeholder: under it is paper, and the next pages are fetched before they are turned to. */
function PagePicture({ picture, isLarge, alt }: PagePictureProps) {
  const { width, height } = picture;
  return (
    <img
      {...bookSources(picture)}
      className={styles.picture}
      sizes={sizesOf(isLarge)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      draggable={false}
    />
  );
}

function Page({ leaf, isLarge }: { readonly leaf: BookLeaf & { readonly kind: 'page' }; readonly isLarge: boolean }) {
  const { number, caption, picture } = leaf;
  return (
    <>
      {picture ? (
        <figure className={styles.figure} style={{ '--ratio': picture.width / picture.height }}>
          <span className={styles.frame}>
            <PagePicture
              picture={picture}
              isLarge={isLarge}
              alt={caption || (picture.kind === 'image' ? picture.title : `第 ${number} 页`)}
            />
          </span>
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ) : (
        <p className={styles.gone}>这一页的图片已不再展示。</p>
      )}
      <span className={styles.number}>{number}</span>
    </>
  );
}

function Back({ book: { id, title, author, next } }: { readonly book: BookDetail }) {
  return (
    // The stage is dragged; what is pressed here isn't.
    <div className={styles.back} onPointerDown={(event) => event.stopPropagation()}>
      <p className={styles.end}>《{title}》到这里</p>
      {author && <p className={styles.author}>{author}</p>}
      <p className={styles.actions}>
        <ButtonLink href={flipPath(id)} icon="refresh" size="small">
          再看一遍
        </ButtonLink>
        <ButtonLink href="/book" size="small">
          全部图书
        </ButtonLink>
      </p>
      {next && (
        <Link href={flipPath(next.id)} className={styles.next}>
          {next.cover && <img src={bookThumb(next.cover)} alt="" loading="lazy" />}
          <span>
            <span className={styles.nextWord}>下一本</span>
            <strong>{next.title}</strong>
            {next.author && <span className={styles.nextWord}>{next.author}</span>}
          </span>
        </Link>
      )}
    </div>
  );
}
