import { BookList } from '../features/library/books/book-list.tsx';

export function BooksPage() {
  return <BookList />;
}
