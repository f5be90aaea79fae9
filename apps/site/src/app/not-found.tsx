import { ErrorPage } from '@tuyuan/ui/error-page.tsx';
import { SearchBox } from '../features/library/site-search/search-box.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import styles from './not-found.module.css';

const PopularImages = browserPart(
  async () => (await import('../features/library/search/popular-images.tsx')).PopularImages,
  () => null,
);

/** In place of a page that doesn't exist: a search, and pictures to go on with. */
export function NotFound({ message }: { readonly message?: string | undefined }) {
  return (
    <div className={styles.page}>
      <ErrorPage status={404} message={message}>
        <p className={styles.text}>地址可能写错了，或内容已下架。换个词找找：</p>
        <SearchBox className={styles.search} />
      </ErrorPage>
      <PopularImages />
    </div>
  );
}
