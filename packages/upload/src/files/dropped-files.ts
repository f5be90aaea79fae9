function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Reads a folder to its end: the browser answers a hundred entries at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) return entries;
    entries.push(...next);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const found: File[] = [];
  for (const inner of await entriesOf(entry)) found.push(...(await filesOf(inner)));
  return found;
}

/** Returns what was dropped or pasted, folders with everything in them. Call it within the event: the browser empties the list afterwards. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const found = await Promise.all(entries.map((entry) => filesOf(entry).catch(() => [])));
  return found.flat();
}
