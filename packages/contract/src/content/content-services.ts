import * as articleCategoryManagement from './article-category-management.ts';
import * as articleData from './article-data.ts';
import * as articleManagement from './article-management.ts';
import * as helpData from './help-data.ts';

/** The services of what editors write. */
export const contentServices = [articleCategoryManagement, articleData, articleManagement, helpData];
