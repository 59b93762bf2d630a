/** Resolves once a change of the query is in the address, which follows the frame that shows it. */
export async function addressWritten(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
