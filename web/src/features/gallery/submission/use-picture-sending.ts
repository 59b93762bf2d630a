import { communityError, loadUploads, type Member } from '@lumen-throw/community/index';
import { useReducer } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import type { ChosenPicture } from './pictures-state.ts';
import type { Pictures } from './use-pictures.ts';

/** What happens to a picture that is not sent yet. */
export type Sending = { kind: 'sending'; share: number } | { kind: 'failed'; reason: string };

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
  /** @returns the path in the bucket */
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

  const sendPicture: PictureSending['sendPicture'] = async (member, { key, prepared }, signal) => {
    const { uploadImage } = await loadUploads();
    const show = (state: Sending | null) => dispatch({ key, state });
    show({ kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => show({ kind: 'sending', share });
      const { path } = await uploadImage(firebase, member.uid, prepared.blob, { onProgress, signal });
      markSent(key, path);
      show(null);
      return path;
    } catch (error) {
      show(signal.aborted ? null : { kind: 'failed', reason: communityError(error).reason });
      throw error;
    }
  };

  const sendMissing: PictureSending['sendMissing'] = async (member, signal, mayUse) => {
    const paths: string[] = [];
    let first: unknown = null;
    for (const picture of chosen) {
      try {
        const { sentPath } = picture;
        const usable = sentPath !== null && (await mayUse(sentPath));
        paths.push(usable ? sentPath : await sendPicture(member, picture, signal));
      } catch (error) {
        first ??= error;
        if (signal.aborted || FAILS_FOR_ALL.has(communityError(error).code)) break;
      }
    }
    if (first !== null) throw first;
    return paths;
  };

  return { sending, sendPicture, sendMissing, forget: () => dispatch({ key: null }) };
}
