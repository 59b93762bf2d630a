import { defineConfig } from 'vitest/config';

// The files keep nothing in modules: they share them, which takes half of the time.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], isolate: false } });
