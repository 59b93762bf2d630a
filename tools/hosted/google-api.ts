/** Google's REST APIs with the operator's own credentials (a service account's, or gcloud's). */
import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Failure } from '../product/failure.ts';

/** An answer of Google's that is none: its status and its own words. */
class GoogleApiError extends Error {
  override name = 'GoogleApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface GoogleApi {
  /** Asks, and answers with the JSON of the response. @throws GoogleApiError when it is refused */
  ask: <Answer>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: unknown) => Promise<Answer>;
  /** The same, with null for what is not there. */
  find: <Answer>(url: string) => Promise<Answer | null>;
  /**
   * Asks for something that takes time, and waits for its end.
   * @param api where its operations are asked for, like 'https://firestore.googleapis.com/v1'
   * @throws GoogleApiError when it is refused, Failure when it fails or takes longer than five minutes
   */
  complete: (method: 'POST' | 'PATCH', api: string, path: string, body: unknown) => Promise<void>;
}

/** Longest wait for an operation, first and longest pause between two questions, in milliseconds. */
const OPERATION_WAIT = 5 * 60_000;
const PAUSE = { first: 250, longest: 5000 };

/** https://docs.cloud.google.com/service-infrastructure/docs/service-management/reference/rest/v1/operations */
interface Operation {
  name: string;
  done?: boolean;
  error?: { message?: string };
}

async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new Failure(
      `There are no Google credentials (${error instanceof Error ? error.message.split('\n')[0] : String(error)}): set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account, or run \`gcloud auth application-default login\`.`,
    );
  }
}

/**
 * Opens Google's APIs for a project, which also pays for the calls.
 * @throws Failure when there are no credentials
 */
export async function openGoogleApi(projectId: string): Promise<GoogleApi> {
  const token = await accessToken();

  async function ask<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        // A person's own login has no project that a call could be counted on.
        'x-goog-user-project': projectId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) {
      const { error } = (text.startsWith('{') ? JSON.parse(text) : {}) as { error?: { message?: string } };
      throw new GoogleApiError(response.status, error?.message ?? `HTTP ${response.status}`);
    }
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  }

  async function complete(method: string, api: string, path: string, body: unknown): Promise<void> {
    let operation = await ask<Operation>(method, `${api}/${path}`, body);
    const until = Date.now() + OPERATION_WAIT;
    for (let pause = PAUSE.first; !operation.done; pause = Math.min(2 * pause, PAUSE.longest)) {
      if (Date.now() > until) throw new Failure(`Google has not finished ${operation.name} in five minutes.`);
      await delay(pause);
      operation = await ask<Operation>('GET', `${api}/${operation.name}`);
    }
    if (operation.error) throw new Failure(operation.error.message ?? `${operation.name} failed.`);
  }

  return {
    ask,
    complete,
    find: async <Answer>(url: string) => {
      try {
        return await ask<Answer>('GET', url);
      } catch (error) {
        if (error instanceof GoogleApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
