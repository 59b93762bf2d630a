/**
 * A rotation whose process is killed as soon as it has written, before it can tell anybody:
 * `node killed-rotation.ts <instant>`. The emulator is in FIRESTORE_EMULATOR_HOST.
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment';
import { rotate } from '../../../functions/src/rotate-setup-of-the-month.ts';

const db = getFirestore(initializeApp({ projectId: LOCAL_PROJECT_ID }, 'killed'));
await rotate(db, new Date(process.argv[2] ?? ''));
process.kill(process.pid, 'SIGKILL');
