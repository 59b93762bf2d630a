import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useState } from 'react';
import { loadPrivatePictures } from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';

/** The picture of a setup that was published a moment ago may still be closed; tries and pause in ms. */
const TRIES = 4;
const PAUSE = 1500;

/** Address of a picture as this visitor may read it; null until it is known, or where it may not be read. */
function usePictureAddress(setup: Setup, index: number): string | null {
  const { firebase } = useEnvironment();
  const [opened, setOpened] = useState<string | null>(null);
  const hidden = setup.status === 'Hidden';

  useEffect(() => {
    if (!hidden) return undefined;
    let current = true;
    let free = () => {};
    loadPrivatePictures()
      .then(({ openPicture }) => openPicture(firebase, setup, index))
      .then(
        ({ address, release }) => {
          if (!current) {
            release();
            return;
          }
          free = release;
          setOpened(address);
        },
        // The place stays dark: the words beside it are what an admin or owner needs most.
        () => {},
      );
    return () => {
      current = false;
      setOpened(null);
      free();
    };
  }, [firebase, setup, index, hidden]);

  return hidden ? opened : (setup.images[index] ?? null);
}

interface SetupPictureProps {
  setup: Setup;
  /** Place among the setup's pictures, from 0. */
  index: number;
  alt: string;
  width: number;
  height: number;
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A picture of a setup, or a dark place where it cannot be read; those of hidden setups included. */
export function SetupPicture({ setup, index, alt, className, ...size }: SetupPictureProps) {
  const address = usePictureAddress(setup, index);
  const [failures, setFailures] = useState(0);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!waiting || failures >= TRIES) return undefined;
    const timer = setTimeout(() => setWaiting(false), PAUSE);
    return () => clearTimeout(timer);
  }, [waiting, failures]);

  if (address === null || waiting)
    return alt ? (
      <span className={className} role="img" aria-label={alt} />
    ) : (
      <span className={className} aria-hidden="true" />
    );
  return (
    <img
      {...size}
      className={className}
      src={address}
      alt={alt}
      onError={() => {
        setFailures(failures + 1);
        setWaiting(true);
      }}
    />
  );
}
