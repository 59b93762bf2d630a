import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { pictureAddress, pictureSet } from '@lumen-throw/domain/setup-images';
import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { SETUP_TEXTS } from './texts.ts';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  object-fit: cover;
  background: ${theme.color.night};
`;

const Missing = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  color: ${theme.color.inkSoft};
  color-scheme: dark;
  font-size: ${theme.size.small};
`;

/** The cover of a setup in a list: decoration beside the setup's title. */
export function CardPicture({ card }: { card: Pick<GalleryCard, 'picture'> }) {
  const { firebase } = useEnvironment();
  const [failed, setFailed] = useState(false);
  if (failed || card.picture === '') return <Missing>{SETUP_TEXTS.noPicture}</Missing>;
  return (
    <Picture
      src={pictureAddress(firebase, card.picture, 480)}
      srcSet={pictureSet(firebase, card.picture)}
      sizes="(min-width: 62rem) 22rem, (min-width: 40rem) 46vw, 94vw"
      width={480}
      height={300}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
