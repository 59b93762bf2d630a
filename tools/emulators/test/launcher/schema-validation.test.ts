import { expect, test } from 'vitest';
import { schemaCompiler, skipSchemaValidation } from '../../src/schema-validation.ts';

test("the Auth emulator's validator accepts a schema without checking it", () => {
  const Compiler = schemaCompiler() as unknown as new (options: object) => {
    validateSchema(schema: object): boolean;
  };
  const wrong = { type: 'no such type' };
  expect(new Compiler({ logger: false }).validateSchema(wrong)).toBe(false);
  skipSchemaValidation();
  expect(new Compiler({ logger: false }).validateSchema(wrong)).toBe(true);
});
