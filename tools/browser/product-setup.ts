import { startProductProcess } from '../product/product-process.ts';

/** Name of the variable through which the tests' processes learn how the product runs. */
export const VARIABLES_OF_PRODUCT = 'E2E_PRODUCT';

/** Brings the product up once for all tests; `E2E_PRODUCT` set from outside uses one that runs. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env[VARIABLES_OF_PRODUCT]) return async () => {};
  const product = await startProductProcess();
  process.env[VARIABLES_OF_PRODUCT] = JSON.stringify(product.variables);
  return () => product.stop();
}
