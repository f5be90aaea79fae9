/** Raise it whenever the same text would yield other lexemes: rows of an older version are then indexed again by the job. */
export const tokenizerVersion = 1;
