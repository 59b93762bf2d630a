/**
 * A page as the build made it. Asked for each time: with every release there is another one.
 * @param path of its file, which is not the page's own address
 */
export async function readTemplate(path: string, siteUrl: string): Promise<string> {
  const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}
