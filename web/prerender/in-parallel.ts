/** Pages rendered at once. */
const CONCURRENCY = 8;

/** Does a task for each item, a few at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
