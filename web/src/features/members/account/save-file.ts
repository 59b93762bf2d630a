/** How long an address of a file stays good after the browser was told to save it, in milliseconds. */
const GRACE = 10_000;

/** Lets the browser save a text under a name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
