import { bookManagementRoutes } from '../routes/library/book-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedBooksQuery,
  useGetManagedBookQuery,
  useCreateBookMutation,
  useUpdateBookMutation,
  usePublishBookMutation,
  useWithdrawBookMutation,
  useDeleteBookMutation,
  useAddBookFileMutation,
  useDeleteBookFileMutation,
} = serviceApi(bookManagementRoutes, { tags: ['Book'], keyed: ['createBook', 'addBookFile'] });
