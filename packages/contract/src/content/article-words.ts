/** Kinds, states and limits of articles, free of zod. */
export const articleKinds = ['article', 'notice', 'help', 'page'] as const;
/** Where the articles of a category are shown: among the articles, as notices, in the help, as pages of their own. */
export type ArticleKind = (typeof articleKinds)[number];

export const articleStates = ['draft', 'scheduled', 'published', 'offline'] as const;
export type ArticleState = (typeof articleStates)[number];

export const maxArticleBody = 200_000;
export const maxArticleTags = 8;
/** Of a film in a text: some minutes. */
export const maxArticleVideoBytes = 60 * 1024 * 1024;
