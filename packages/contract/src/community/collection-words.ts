/** Limits of collections, free of zod. */
export const maxFolders = 100;
export const maxFolderName = 20;
export const maxFolderDescription = 200;
