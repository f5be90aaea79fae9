import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import blockStyles from './home-section.module.css';
import { HomeSection } from './home-section.tsx';
import styles from './written-blocks.module.css';

/** What editors wrote themselves: a text, or a picture with words that leads somewhere. */
export function WrittenBlock(block: HomeBlock) {
  return block.type === 'banner' ? <Banner {...block} /> : <Text {...block} />;
}

function Text({ title, html }: HomeBlock) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it before it was stored.
  const text = <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
  if (title !== '') return <HomeSection title={title}>{text}</HomeSection>;
  return <section className={classNames(blockStyles.block, styles.untitled)}>{text}</section>;
}

function Banner({ title, text, link, layout, picture }: HomeBlock) {
  if (!picture) return null;
  const content = (
    <>
      <CoverPicture cover={picture} sizes="100vw" isDecoration alt={title || text || picture.title} />
      {(title || text) && (
        <span className={styles.words}>
          {title && <span className={styles.title}>{title}</span>}
          {text && <span className={styles.line}>{text}</span>}
        </span>
      )}
    </>
  );
  const className = classNames(styles.banner, layout === 'boxed' && styles.boxed);
  return (
    <section
      className={classNames(styles.place, layout === 'boxed' && blockStyles.block)}
      aria-label={title || text || '横幅'}
    >
      {link ? (
        <Link href={link} className={className}>
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </section>
  );
}
