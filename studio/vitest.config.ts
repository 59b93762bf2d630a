export { sharedModulesConfig as default } from '../vitest.shared.ts';
