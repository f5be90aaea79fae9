const pageSize = 100;

interface ImagePage<Image> {
  readonly items: readonly Image[];
  readonly nextCursor?: string | null | undefined;
}

type ReadPage<Image> = (of: { id: number; maxResultCount: number; cursor?: string }) => Promise<ImagePage<Image>>;

/** Reads the images of albums, page by page, until there are more than `most` or no others. */
export async function allAlbumImages<Image>(
  read: ReadPage<Image>,
  ids: readonly number[],
  most: number,
): Promise<Image[]> {
  const found: Image[] = [];
  for (const id of ids) {
    let cursor: string | null | undefined;
    do {
      const page = await read({ id, maxResultCount: pageSize, ...(cursor && { cursor }) });
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor && found.length <= most);
  }
  return found;
}
