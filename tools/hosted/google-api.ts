/** Google's REST APIs with the operator's own credentials (a service account's, or gcloud's). */
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

  return {
    ask,
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
