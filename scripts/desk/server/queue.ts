/** Runs a task after all that were given before it. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Returns a queue; a task that fails does not hold up the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
