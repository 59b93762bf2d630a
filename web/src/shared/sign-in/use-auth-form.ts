import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { CommunityError, loadSession, type ConfirmationPolicy } from '@lumen-throw/community/index';
import { useEnvironment } from '../environment/environment-context.tsx';
import { startSession } from '../session/session-store.ts';
import { AUTH_TOASTS } from './texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { authErrors, type AuthErrors, type AuthMode, type AuthValues } from './auth-fields.ts';

/** Where the form stands: it decides the toasts, and the level of the title. */
export type AuthPlace = 'page' | 'gallery' | 'account';

/** Of the form's messages only the latest stands. */
const CAUSE = 'authentication';

const EMPTY: AuthValues = { displayName: '', email: '', password: '' };

interface AuthMessage {
  title: string;
  description: string;
}

export interface AuthFormState {
  form: RefObject<HTMLFormElement | null>;
  mode: AuthMode;
  values: AuthValues;
  errors: AuthErrors;
  busy: boolean;
  /** Address to which a link for confirmation was sent; null when none was. */
  linkSentTo: string | null;
  policy: ConfirmationPolicy;
  /** Whether Google's button stands below the form. */
  googleSignIn: boolean;
  change: (field: keyof AuthValues) => (event: { target: { value: string } }) => void;
  switchMode: () => void;
  submit: (event: SubmitEvent) => Promise<void>;
  /** Tells that somebody is signed in, and goes on. Without a message it says what signing in says here. */
  enter: (message?: AuthMessage) => Promise<void>;
  /** Tells why somebody is not. */
  fail: (error: unknown) => void;
}

/** What stands in the form's fields: the page may have been filled in before React took it over. */
function valuesIn(form: HTMLFormElement | null): Partial<AuthValues> {
  if (!form) return {};
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(fields);
}

/** Whether a failure says more than that there was one: an unknown answer of the server does not. */
function hasReason(failure: CommunityError | null): failure is CommunityError {
  return failure !== null && failure.code !== 'unexpected' && failure.code !== 'server-error';
}

/** State of the sign-in and sign-up form. @param onSignedIn called once somebody is signed in */
export function useAuthForm(place: AuthPlace, onSignedIn: () => void): AuthFormState {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<AuthErrors>({});
  const [busy, setBusy] = useState(false);
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { firebase, requireConfirmedEmail, siteUrl } = useEnvironment();
  const policy = { requireConfirmedEmail, continueUrl: new URL(PATHS.gallery, siteUrl).href };
  const inGallery = place === 'gallery';

  useEffect(() => setValues((before) => ({ ...before, ...valuesIn(form.current) })), []);

  const change = (field: keyof AuthValues) => (event: { target: { value: string } }) => {
    setValues((before) => ({ ...before, [field]: event.target.value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const showErrors = (found: AuthErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const enter = async (
    message: AuthMessage = inGallery ? AUTH_TOASTS.signedInInGallery : AUTH_TOASTS.signedIn,
  ): Promise<void> => {
    toast({ ...message, cause: CAUSE });
    await startSession();
    onSignedIn();
  };

  const fail = (error: unknown): void => {
    const failure = error instanceof CommunityError ? error : null;
    if (failure?.field) showErrors({ [failure.field]: failure.reason });
    toast({
      title: inGallery ? AUTH_TOASTS.failedInGalleryTitle : AUTH_TOASTS.failedTitle,
      description: hasReason(failure) ? failure.reason : AUTH_TOASTS.failed,
      variant: 'destructive',
      cause: CAUSE,
    });
  };

  const authenticate = async (values: AuthValues): Promise<void> => {
    const accounts = await loadSession();
    const email = values.email.trim();
    if (mode === 'sign-in') {
      await accounts.signIn(firebase, email, values.password, policy);
      await enter();
    } else {
      const outcome = await accounts.signUp(firebase, { ...values, email }, policy);
      if (outcome.kind === 'check-email') {
        toast({ ...AUTH_TOASTS.checkEmail, cause: CAUSE });
        setLinkSentTo(email);
        setMode('sign-in');
        return;
      }
      await enter(inGallery ? AUTH_TOASTS.signedUpInGallery : AUTH_TOASTS.signedUp);
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const filled = { ...values, ...valuesIn(form.current) };
    const found = authErrors(mode, filled);
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    setBusy(true);
    try {
      await authenticate(filled);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    mode,
    values,
    errors,
    busy,
    linkSentTo,
    policy,
    googleSignIn: firebase.googleSignIn,
    change,
    switchMode: () => {
      setMode(mode === 'sign-up' ? 'sign-in' : 'sign-up');
      setErrors({});
    },
    submit,
    enter,
    fail,
  };
}
