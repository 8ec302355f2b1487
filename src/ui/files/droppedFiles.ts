// The files of a drop, those of dropped folders included.

/** How many files one drop may bring, and how deep folders are looked into. */
const dropLimits = { files: 2_000, depth: 6 } as const;

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => {
    entry.file(resolve, () => resolve(null));
  });
}

/** A folder's entries come in parts until an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0 || all.length > dropLimits.files) return all;
    all.push(...some);
  }
}

async function readFilesBelow(entry: FileSystemEntry, depth: number): Promise<File[]> {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file ? [file] : [];
  }
  if (!entry.isDirectory || depth >= dropLimits.depth) return [];
  const found: File[] = [];
  for (const one of await entriesOf(entry as FileSystemDirectoryEntry)) {
    if (found.length >= dropLimits.files) break;
    found.push(...(await readFilesBelow(one, depth + 1)));
  }
  return found;
}

/** The files of a drop. Must be called in the turn of the drop itself. */
export async function readDroppedFiles(
  transfer: Pick<DataTransfer, 'items' | 'files'>,
): Promise<{ files: File[]; fromFolder: boolean }> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === 'file' && 'webkitGetAsEntry' in item ? (item.webkitGetAsEntry() ?? []) : [],
  );
  const plain = [...transfer.files];
  if (!entries.some((entry) => entry.isDirectory)) return { files: plain, fromFolder: false };
  const found: File[] = [];
  for (const entry of entries) found.push(...(await readFilesBelow(entry, 0)));
  return { files: found.slice(0, dropLimits.files), fromFolder: true };
}
