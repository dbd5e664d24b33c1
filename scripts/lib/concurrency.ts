/** Calls `work` for each item, with at most `limit` calls at a time. The results keep the order of the list. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const pendingItems = [...items.entries()];
  const worker = async () => {
    for (let next = pendingItems.shift(); next; next = pendingItems.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
