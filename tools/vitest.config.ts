import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{art,audit,backup,deploy,product,spec,structure,suite}/**/*.test.ts'] },
});
