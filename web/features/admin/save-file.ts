/** Has the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file some time after the click, and do not say when they have.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
