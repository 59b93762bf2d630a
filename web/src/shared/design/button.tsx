import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media, theme } from './theme.ts';

type ButtonType = ButtonHTMLAttributes<HTMLButtonElement>['type'];

/** `primary` once an area; `quiet` for the others; `danger` for what cannot be undone. */
export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'ghost';

export interface ButtonLook {
  $kind?: ButtonKind;
  $small?: boolean;
}

export interface ButtonState {
  /**
   * Pressing does nothing for now, as while its work is under way. Unlike a disabled button it keeps the
   * focus, which would otherwise fall to the start of the page.
   */
  $inactive?: boolean;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** What every button has; a submit button that is inactive sends no form, by Enter neither. */
function buttonState({ type, $inactive }: { type?: ButtonType } & ButtonState) {
  return {
    type: type ?? 'button',
    ...($inactive ? { 'aria-disabled': true, onClick: ignore } : {}),
  } as const;
}

const kinds = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.accentHover};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${theme.color.ink};
    border-color: ${theme.color.edge};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.sunk};
      border-color: ${theme.color.ink};
    }
  `,
  danger: css`
    background: transparent;
    color: ${theme.color.bad};
    border-color: currentColor;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.bad};
      color: ${theme.color.onBad};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.inkSoft};
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.sunk};
      color: ${theme.color.ink};
    }
  `,
} as const;

/** The look of a button, for elements that must be something else (an outgoing link). */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: ${({ $small }) => ($small ? '2.4rem' : '3rem')};
  padding: ${({ $small }) => ($small ? '0.4rem 1rem' : '0.65rem 1.4rem')};
  border: 1px solid;
  border-radius: ${theme.radius.pill};
  font-size: ${({ $small }) => ($small ? theme.size.small : theme.size.base)};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick},
    border-color ${theme.motion.quick};

  ${media.touch} {
    min-height: ${theme.target};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  /* What is under way has to be read while it is. */
  &:has(> [data-spinner]) {
    opacity: 1;
    cursor: progress;
  }

  ${({ $kind = 'primary' }) => kinds[$kind]}

  /* On paper a link with its address behind it; what only a screen can do is not there. */
  ${media.print} {
    display: inline;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;

    svg {
      display: none;
    }
  }

  button& {
    ${media.print} {
      display: none;
    }
  }
`;

/** A button; give it `type="submit"` where it sends a form. */
export const Button = styled.button.attrs<ButtonLook & ButtonState>(buttonState)<ButtonLook & ButtonState>`
  ${buttonLook}
`;

/** A link to a page of the site that looks like a button. */
export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** The look of a square that shows only a sign. */
export const iconButtonLook = css`
  display: inline-grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: transparent;
  color: ${theme.color.inkSoft};
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${theme.color.sunk};
    color: ${theme.color.ink};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

/** A square button that shows only a sign; give it an `aria-label`. */
export const IconButton = styled.button.attrs<ButtonState>(buttonState)<ButtonState>`
  ${iconButtonLook}
`;

/** Buttons side by side, one below the other where there is no room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
`;
