import { listPath, pageArgument } from '../../../shared/paged-list/list-address.ts';

export const TOPICS_A_PAGE = 12;

export const topicsArgument = (page: number) => pageArgument(page, TOPICS_A_PAGE);

export const topicsPath = (page: number): string => listPath('/album', { page });
