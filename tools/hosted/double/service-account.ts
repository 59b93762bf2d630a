import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the key of a service account that the doubles accept. @returns the file's path */
export function writeServiceAccount(folder: string): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const file = join(folder, 'key.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: 'lumen-live',
      private_key_id: 'a-key',
      private_key: privateKey,
      client_email: 'operator@lumen-live.iam.gserviceaccount.com',
      token_uri: 'https://oauth2.googleapis.com/token',
    }),
  );
  return file;
}
