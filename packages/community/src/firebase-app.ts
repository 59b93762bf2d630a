import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';

/** The Firebase app of an environment; one for each project. */
export function firebaseApp(env: FirebaseEnvironment): FirebaseApp {
  const { projectId, apiKey, appId, authDomain, storageBucket } = env;
  if (getApps().some(({ name }) => name === projectId)) return getApp(projectId);
  return initializeApp({ projectId, apiKey, appId, authDomain, storageBucket }, projectId);
}

/** Makes a service once for each project. */
export function oncePerProject<T>(make: (env: FirebaseEnvironment) => T): (env: FirebaseEnvironment) => T {
  const made = new Map<string, T>();
  return (env) => {
    const known = made.get(env.projectId);
    if (known) return known;
    const service = make(env);
    made.set(env.projectId, service);
    return service;
  };
}

/** Host and port of an emulator, as the SDKs' `connect…Emulator` want them. */
export function hostAndPort(origin: string): [host: string, port: number] {
  const { hostname, port } = new URL(origin);
  return [hostname, Number(port)];
}
