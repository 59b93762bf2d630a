import {
  communityError,
  loadInspectedPictures,
  loadUploads,
  type Member,
} from '@lumen-throw/community/index';
import { useReducer } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import type { ChosenPicture } from './pictures-state.ts';
import type { Pictures } from './use-pictures.ts';

/** What happens to a picture that is not sent yet. */
export type Sending =
  | { kind: 'sending'; share: number }
  /** It is in the bucket, and the server looks at it. */
  | { kind: 'checking' }
  | { kind: 'failed'; reason: string };

type SendingByKey = ReadonlyMap<string, Sending>;

/** What became of one picture, `null` once there is nothing to show; without a key of all of them. */
type SendingChange = { key: string; state: Sending | null } | { key: null };

const NONE: SendingByKey = new Map();

function sendingReducer(before: SendingByKey, change: SendingChange): SendingByKey {
  if (change.key === null) return NONE;
  const others = [...before].filter(([key]) => key !== change.key);
  return new Map(change.state ? [...others, [change.key, change.state]] : others);
}

/** Failures after which the other pictures would fail too. */
const FAILS_FOR_ALL: ReadonlySet<string> = new Set(['offline', 'recent-sign-in-needed', 'too-many-attempts']);

interface PictureSending {
  /** By the picture's key. */
  sending: SendingByKey;
  /** Sends a picture and waits until it may be shown. @returns the path in the bucket */
  sendPicture: (member: Member, picture: ChosenPicture, signal: AbortSignal) => Promise<string>;
  /**
   * Sends the pictures that are not in the bucket.
   * @param mayUse whether a picture that is in the bucket already may be used
   * @returns the bucket paths in the order of the pictures
   * @throws the first failure, after all tries
   */
  sendMissing: (
    member: Member,
    signal: AbortSignal,
    mayUse: (path: string) => Promise<boolean>,
  ) => Promise<string[]>;
  /** Forgets what failed, once the setup is live. */
  forget: () => void;
}

/** Sends the pictures of a form to the bucket, and says how far each of them is. */
export function usePictureSending({ chosen, markSent }: Pictures): PictureSending {
  const { firebase } = useEnvironment();
  const [sending, dispatch] = useReducer(sendingReducer, NONE);

  const show = (key: string, state: Sending | null) => dispatch({ key, state });

  /** Says at the picture's tile how an attempt failed, unless it was ended. */
  const orSay = async <T>(key: string, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      show(key, signal.aborted ? null : { kind: 'failed', reason: communityError(error).reason });
      throw error;
    }
  };

  const upload = ({ uid }: Member, { key, prepared }: ChosenPicture, signal: AbortSignal) =>
    orSay(key, signal, async () => {
      const { uploadImage } = await loadUploads();
      show(key, { kind: 'sending', share: 0 });
      const onProgress = (share: number) => show(key, { kind: 'sending', share });
      const path = await uploadImage(firebase, uid, prepared.blob, { onProgress, signal });
      markSent(key, path);
      return path;
    });

  const check = ({ key }: ChosenPicture, path: string, signal: AbortSignal) =>
    orSay(key, signal, async () => {
      show(key, { kind: 'checking' });
      await (await loadInspectedPictures()).waitForPicture(firebase, path, signal);
      show(key, null);
      return path;
    });

  /** Sends a picture anew, once, that nobody has looked at: the event of its upload may have been lost. */
  const settle = async (member: Member, picture: ChosenPicture, path: string, signal: AbortSignal) => {
    try {
      return await check(picture, path, signal);
    } catch (error) {
      if (signal.aborted || communityError(error).code !== 'not-inspected') throw error;
      return check(picture, await upload(member, picture, signal), signal);
    }
  };

  const sendPicture: PictureSending['sendPicture'] = async (member, picture, signal) =>
    settle(member, picture, await upload(member, picture, signal), signal);

  const sendMissing: PictureSending['sendMissing'] = async (member, signal, mayUse) => {
    const checks: Promise<string>[] = [];
    let first: unknown = null;
    for (const picture of chosen) {
      try {
        const { sentPath } = picture;
        const usable = sentPath !== null && (await mayUse(sentPath));
        const path = usable ? sentPath : await upload(member, picture, signal);
        // The server looks at one while the next is on its way. What it refuses meanwhile is said below.
        const checked = settle(member, picture, path, signal);
        checked.catch(() => {});
        checks.push(checked);
      } catch (error) {
        first ??= error;
        if (signal.aborted || FAILS_FOR_ALL.has(communityError(error).code)) break;
      }
    }
    const outcomes = await Promise.allSettled(checks);
    for (const outcome of outcomes) if (outcome.status === 'rejected') first ??= outcome.reason;
    if (first !== null) throw first;
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  };

  return { sending, sendPicture, sendMissing, forget: () => dispatch({ key: null }) };
}
