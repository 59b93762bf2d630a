import { AUTH_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine } from '@lumen-throw/domain/member-text';
import type { AuthField } from '@lumen-throw/community/index';
import { AUTH_FIELD_ERRORS } from './texts.ts';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthValues {
  displayName: string;
  email: string;
  password: string;
}

export type AuthErrors = Partial<Record<AuthField, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address as typed; null when nothing is. */
export function emailError(email: string): string | null {
  if (!email.trim()) return AUTH_FIELD_ERRORS.emailMissing;
  return EMAIL.test(email.trim()) ? null : AUTH_FIELD_ERRORS.emailMalformed;
}

function passwordError(mode: AuthMode, password: string): string | null {
  if (!password) return AUTH_FIELD_ERRORS.passwordMissing;
  const short = mode === 'sign-up' && password.length < AUTH_LIMITS.passwordMin;
  return short ? AUTH_FIELD_ERRORS.passwordShort(AUTH_LIMITS.passwordMin) : null;
}

/** What is wrong with the form before it is sent, by field; empty when it may be sent. */
export function authErrors(mode: AuthMode, values: AuthValues): AuthErrors {
  const errors: AuthErrors = {};
  if (mode === 'sign-up' && !cleanLine(values.displayName))
    errors.displayName = AUTH_FIELD_ERRORS.displayNameMissing;
  const email = emailError(values.email);
  if (email) errors.email = email;
  const password = passwordError(mode, values.password);
  if (password) errors.password = password;
  return errors;
}
