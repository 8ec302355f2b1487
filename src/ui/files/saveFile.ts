// Hands a file to the browser's downloads.

/** Saves a file under a name; the address it was given is taken back a little later, when the browser has it. */
export function saveFile(parts: readonly BlobPart[], type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
