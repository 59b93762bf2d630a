import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { sharedConfig } from '../vitest.shared.ts';

export default mergeConfig(
  sharedConfig,
  // These have configurations of their own.
  defineConfig({ test: { exclude: [...configDefaults.exclude, 'emulators/**', 'lake/**'] } }),
);
