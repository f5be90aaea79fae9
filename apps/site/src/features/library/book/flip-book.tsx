import { useGetBookQuery } from '@tuyuan/api-client/library/book-data.ts';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { usePageId } from '../../../shared/page-id.ts';
import { FlipReader } from './flip-reader.tsx';

/** Shows the book of the address. */
export function FlipBook() {
  const id = usePageId();
  const { currentData: book } = useGetBookQuery({ id });
  const isDouble = useMediaQuery('(min-width: 1000px)');
  return book ? <FlipReader key={id} book={book} isDouble={isDouble} /> : null;
}
