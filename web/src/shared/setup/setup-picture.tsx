import { SETUP_TEXTS } from './texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { pictureSet, type PictureWidth } from '@lumen-throw/domain/setup-images';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadPrivatePictures } from '@lumen-throw/community/index';
import { Icon } from '../design/icon-frame.tsx';
import { theme } from '../design/theme.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';

/** Pauses between tries, in ms: until a function has looked at a new setup, its pictures are closed. */
const PAUSES = [1000, 2000, 4000, 8000];

/** A picture frame, crossed out: the picture did not load. */
function MissingPictureIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM3 13l4-4 3 3M12.5 8h.01M2.5 17.5l15-15" />
    </Icon>
  );
}

interface PictureAddress {
  /** Null until it is known. */
  address: string | null;
  /** The widths that the browser may choose from; none of a hidden one. */
  set?: string;
  /** Whether there is none, or this visitor may not read it. */
  refused: boolean;
}

/** Address of a picture as this visitor may read it. */
function usePictureAddress(setup: Setup, index: number, width: PictureWidth): PictureAddress {
  const { firebase } = useEnvironment();
  const [opened, setOpened] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const hidden = setup.status === 'Hidden';

  useEffect(() => {
    if (!hidden) return undefined;
    let current = true;
    let free = () => {};
    loadPrivatePictures()
      .then(({ openPicture }) => openPicture(firebase, setup, index, width))
      .then(
        ({ address, release }) => {
          if (!current) {
            release();
            return;
          }
          free = release;
          setOpened(address);
        },
        () => current && setRefused(true),
      );
    return () => {
      current = false;
      setOpened(null);
      setRefused(false);
      free();
    };
  }, [firebase, setup, index, hidden, width]);

  if (hidden) return { address: opened, refused };
  const [address, path] = [setup.images[index], setup.image_paths[index]];
  if (address === undefined || path === undefined) return { address: null, refused: true };
  return { address, set: pictureSet(firebase, path), refused: false };
}

/** Whether a picture loads; one that does not is tried again for a while, unseen. */
function useLoading(
  { address, set = '' }: PictureAddress,
  sizes: string,
): { phase: 'shown' | 'waiting' | 'failed'; fail: () => void } {
  const [failure, setFailure] = useState<{ address: string | null; tries: number } | null>(null);
  const current = failure !== null && failure.address === address ? failure : null;
  useEffect(() => {
    const pause = PAUSES[current?.tries ?? PAUSES.length];
    if (current === null || pause === undefined) return undefined;
    const { address: src, tries } = current;
    const timer = setTimeout(() => {
      const probe = new Image();
      probe.addEventListener('load', () => setFailure(null));
      probe.addEventListener('error', () => setFailure({ address: src, tries: tries + 1 }));
      // As in the page: the browser prefers a picture that it has to the width that fits.
      probe.sizes = sizes;
      probe.srcset = set;
      probe.src = src ?? '';
    }, pause);
    return () => clearTimeout(timer);
  }, [current, set, sizes]);
  const waits = current !== null && current.tries < PAUSES.length;
  return {
    phase: current === null ? 'shown' : waits ? 'waiting' : 'failed',
    fail: () => setFailure({ address, tries: 0 }),
  };
}

/** In the place of a picture that cannot be shown: a crossed-out frame, and words where there is room. */
const Missing = styled.span`
  && {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${theme.space.xs};
    padding: ${theme.space.xs};
    background: ${theme.color.night};
    color: ${theme.color.inkSoft};
    color-scheme: dark;
    font-size: ${theme.size.small};
    line-height: 1.35;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

interface SetupPictureProps {
  setup: Setup;
  /** Place among the setup's pictures, from 0. */
  index: number;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as an image's `sizes` says it. */
  sizes: string;
  loading?: 'lazy' | 'eager';
  /** Too small for words, should it not load. */
  small?: boolean;
  className?: string;
}

/**
 * A picture of a setup, those of hidden setups included: a dark place while it is on its way, and
 * words where it cannot be shown.
 */
export function SetupPicture({ setup, index, alt, small = false, className, ...size }: SetupPictureProps) {
  const picture = usePictureAddress(setup, index, small ? 480 : 1600);
  const { address, set, refused } = picture;
  const { phase, fail } = useLoading(picture, size.sizes);
  if (phase === 'failed' || refused) {
    const name = alt ? { role: 'img', 'aria-label': `${alt}. ${SETUP_TEXTS.noPicture}` } : {};
    return (
      <Missing className={className} {...name}>
        <MissingPictureIcon />
        {small ? (
          <VisuallyHidden>{SETUP_TEXTS.noPicture}</VisuallyHidden>
        ) : (
          <span>{SETUP_TEXTS.noPicture}</span>
        )}
      </Missing>
    );
  }
  if (address === null || phase === 'waiting') return <span className={className} aria-hidden="true" />;
  return <img {...size} className={className} srcSet={set} src={address} alt={alt} onError={fail} />;
}
