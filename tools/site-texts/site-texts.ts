/** Writes the list of the texts that editors may change, for the Studio and the checks of content. */
import { writeFileSync } from 'node:fs';
import { runCommand } from '../product/failure.ts';
import { listTexts, TEXTS_FILE, textsModule } from './list-texts.ts';

await runCommand(async () => {
  const texts = await listTexts();
  writeFileSync(TEXTS_FILE, textsModule(texts));
  console.log(`${texts.length} texts, ${texts.filter(({ quoted }) => quoted).length} of them quoted.`);
});
