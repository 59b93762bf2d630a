/** Runs a task under a `NODE_ENV`, and gives back the old one: Vite sets it for the whole process. */
export async function withNodeEnv(value: string, task: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = value;
  try {
    await task();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
