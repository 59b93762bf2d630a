/**
 * A rotation whose process is killed right after its write, before it can report:
 * `node killed-rotation.ts <instant>`. The emulators are in FIRESTORE_EMULATOR_HOST
 * and FIREBASE_AUTH_EMULATOR_HOST.
 */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { rotate } from '../../../../functions/src/rotate-setup-of-the-month.ts';

const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'killed');
const db = getFirestore(app);
await rotate(db, getAuth(app), new Date(process.argv[2] ?? ''));
process.kill(process.pid, 'SIGKILL');
